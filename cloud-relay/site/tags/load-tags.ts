/** A window in which a tag manager runs; it reads what is pushed here, before and after it was loaded. */
export type TaggedWindow = Window & { dataLayer?: object[] }

/** The one place it is loaded from; `cloud-relay/web/tag-policy.ts` opens the page's policy for it. */
const address = 'https://www.googletagmanager.com/gtm.js'

/**
 * Loads the tag manager into a window, once.
 *
 * @param container its id, as the setting accepts it
 */
export function loadTags(window: TaggedWindow, container: string): void {
  if (window.dataLayer) return
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
  const script = window.document.createElement('script')
  script.async = true
  script.src = `${address}?id=${encodeURIComponent(container)}`
  window.document.head.append(script)
}
