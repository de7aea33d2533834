import type { Plugin } from 'vite'

/** What Vite calls its own, by the version that is pinned; under another name its own would be built in, and only weigh more. */
const helperId = '\0vite/preload-helper.js'

/**
 * Loads a part of a page that not everybody needs, with its style first. Vite's own helper is 0.8 KB for everybody,
 * compressed: it also warms what the part imports, which comes from the box beside it all the same, and names nonces.
 *
 * @param base where the build is served
 */
export function lazyParts(base: string): Plugin {
  return {
    name: 'foyer:lazy-parts',
    enforce: 'pre',
    load: id => (id === helperId ? helper(base) : undefined),
  }
}

/** A style that did not come is asked for again the next time; one that is there stays as it is. */
const helper = (base: string) => `
const styled = file => new Promise((done, failed) => {
  const href = ${JSON.stringify(base)} + file
  if (document.querySelector('link[href="' + href + '"]')) return done()
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href, onload: done, onerror: cause => { link.remove(); failed(cause) } })
  document.head.append(link)
})
export const __vitePreload = (load, files = []) =>
  Promise.all(files.filter(file => file.endsWith('.css')).map(styled)).then(load)
`
