/** The longest that pieces on their way hold up the next moment. */
const longest = 3000

/** Waits until nothing travels on the board; what turns for ever is not waited for. */
export async function boardSettled(): Promise<void> {
  const board = document.querySelector('.board')
  const moving = board?.getAnimations({ subtree: true }).filter(({ effect }) => {
    const end = effect?.getComputedTiming().endTime
    return typeof end === 'number' && Number.isFinite(end)
  })
  if (!moving || moving.length === 0) return
  const landed = Promise.allSettled(moving.map(each => each.finished))
  await Promise.race([landed, new Promise(resolve => setTimeout(resolve, longest))])
}
