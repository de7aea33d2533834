import { createServer, type IncomingMessage } from 'node:http'

/**
 * A store that speaks as much S3 as Litestream asks for: put, get, list by prefix, delete many. Whoever comes with
 * another key is refused; `full` makes it refuse every write, as a bucket with a quota does.
 */
export async function openBucket(keyId: string) {
  const objects = new Map<string, { bytes: Buffer; at: string }>()
  const state = { full: false }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, text, bytes }) => {
      const content = bytes ?? Buffer.from(text ?? '')
      response.writeHead(status, {
        'content-type': bytes ? 'application/octet-stream' : 'application/xml',
        'content-length': content.length,
      })
      response.end(content)
    })
  })

  async function answer(
    request: IncomingMessage,
  ): Promise<{ status: number; text?: string; bytes?: Buffer }> {
    const url = new URL(request.url!, 'http://bucket')
    const key = decodeURIComponent(url.pathname).replace(/^\/[^/]+\/?/, '')
    const body = await bodyOf(request)
    if (!request.headers.authorization?.includes(`Credential=${keyId}/`)) return failed(403, 'AccessDenied')
    if (request.method === 'PUT') {
      if (state.full) return failed(507, 'QuotaExceeded')
      objects.set(key, { bytes: body, at: new Date().toISOString() })
      return { status: 200, text: '' }
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, gone] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(gone!)
      return { status: 200, text: '<DeleteResult></DeleteResult>' }
    }
    if (request.method === 'GET' && !key) return { status: 200, text: listing(url.searchParams) }
    const found = objects.get(key)
    return request.method === 'GET' && found ? { status: 200, bytes: found.bytes } : failed(404, 'NoSuchKey')
  }

  function listing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const delimiter = query.get('delimiter')
    const folders = new Set<string>()
    let contents = ''
    for (const [key, { bytes, at }] of [...objects].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!key.startsWith(prefix)) continue
      const cut = delimiter ? key.indexOf(delimiter, prefix.length) : -1
      if (cut >= 0) folders.add(key.slice(0, cut + 1))
      else
        contents += `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${at}</LastModified></Contents>`
    }
    const prefixes = [...folders].map(each => `<CommonPrefixes><Prefix>${each}</Prefix></CommonPrefixes>`)
    return `<ListBucketResult><Prefix>${prefix}</Prefix><IsTruncated>false</IsTruncated>${contents}${prefixes.join('')}</ListBucketResult>`
  }

  const port = await new Promise<number>(resolve =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    state,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

function failed(status: number, code: string) {
  return { status, text: `<Error><Code>${code}</Code><Message>${code}</Message></Error>` }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
