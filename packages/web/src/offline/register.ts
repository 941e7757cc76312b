/** How often to look for a newer version while the page stays open. */
const lookEvery = 60 * 60 * 1000

const aMoment = 3000

/**
 * Makes the site work without a network (see `sw.ts`); does nothing in development. A newer version is taken up by itself
 * when the only tab is loaded again; `onUpdate` is for telling the user before that: what it is given takes the newer
 * version up and loads the page again.
 */
export async function registerOffline(onUpdate: (reload: () => void) => void = () => {}): Promise<void> {
  // Browsers have service workers over HTTPS and on localhost only.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  try {
    const registration = await serviceWorker.register('/sw.js')
    const ready = () =>
      onUpdate(() => {
        const { waiting } = registration
        // Taken up in the meantime, by another tab.
        if (!waiting) return location.reload()
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        waiting.postMessage('take-over')
      })
    // One that waits as the page is loaded is most often just being taken up by this very load.
    if (registration.waiting) setTimeout(() => registration.waiting && ready(), aMoment)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => {
        // Without a controller it is the first one ever, and nothing is being replaced.
        if (coming.state === 'installed' && serviceWorker.controller) ready()
      })
    })
    setInterval(() => registration.update().catch(() => {}), lookEvery)
  } catch (error) {
    // The site works without it, as long as there is a network.
    console.warn('no offline copy:', error)
  }
}
