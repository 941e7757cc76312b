/** How often to look for a newer version while the page stays open. */
const lookEvery = 60 * 60 * 1000

const aMoment = 3000

/** The first copy asks for every file of the site: it leaves the line to the page that the visitor waits for. */
const firstAfter = 10_000

/** The worker that keeps the offline copy, registered now if it was not. */
export const offlineCopy = () => navigator.serviceWorker.register('/sw.js')

/**
 * Makes the site work without a network (see `sw.ts`); does nothing in development. A reload of the only tab takes up a
 * newer version. `onUpdate` tells the user earlier; the function it is given takes the newer version up and reloads.
 */
export async function registerOffline(onUpdate: (reload: () => void) => void = () => {}): Promise<void> {
  // Browsers have service workers over HTTPS and on localhost only.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, firstAfter))
  try {
    const registration = await offlineCopy()
    const ready = () =>
      onUpdate(() => {
        const { waiting } = registration
        // Another tab has taken it up meanwhile.
        if (!waiting) return location.reload()
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        waiting.postMessage('take-over')
      })
    // A version that waits during a load is usually being taken up by that load.
    if (registration.waiting) setTimeout(() => registration.waiting && ready(), aMoment)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => {
        // Without a controller this is the first version, and nothing is replaced.
        if (coming.state === 'installed' && serviceWorker.controller) ready()
      })
    })
    setInterval(() => registration.update().catch(() => {}), lookEvery)
  } catch (error) {
    // The site works without it, as long as there is a network.
    console.warn('no offline copy:', error)
  }
}
