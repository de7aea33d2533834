/**
 * A `fetch` that reports how much of a request was sent, which the browser's own cannot.
 *
 * @param tell receives the share that was sent, from 0 to 1
 */
export function fetchWithProgress(tell: (share: number) => void): typeof fetch {
  return (address, options = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(options.method ?? 'GET', String(address))
      for (const [name, value] of new Headers(options.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = event => tell(event.total ? event.loaded / event.total : 0)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('no answer came'))
      request.send(options.body as XMLHttpRequestBodyInit | null)
    })
}
