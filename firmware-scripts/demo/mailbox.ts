import express, { type Express } from 'express'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { escapeHtml } from '#core/api/html.ts'

type Kept = { id: number; at: string; mail: Email }
const keptMax = 200

/** A mail server that stores the demo's mails and shows them in the browser. */
export function openMailbox() {
  const mails: Kept[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        mails.unshift({
          id: (mails[0]?.id ?? 0) + 1,
          at: new Date().toISOString(),
          mail: await PostalMime.parse(Buffer.concat(chunks)),
        })
        mails.length = Math.min(mails.length, keptMax)
        done()
      })
    },
  })
  // A relay that dies in the middle of a mail sends it again when it is back.
  smtp.on('error', () => undefined)
  return { smtp, page: () => mailboxPages(mails) }
}

function mailboxPages(mails: readonly Kept[]): Express {
  const app = express()
  const find = (id: string) => mails.find(kept => kept.id === Number(id))
  app.get('/mail', (_, response) => {
    response.type('html').send(listPage(mails))
  })
  app.get('/mail/:id', (request, response) => {
    const kept = find(request.params.id)
    response
      .status(kept ? 200 : 404)
      .type('html')
      .send(kept ? mailPage(kept) : listPage(mails))
  })
  app.get('/mail/:id/body', (request, response) => {
    const kept = find(request.params.id)
    response
      .set(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups",
      )
      .type('html')
      .send(kept ? withPictures(kept.mail) : '')
  })
  app.get('/mail/:id/attachments/:index', (request, response) => {
    const kept = find(request.params.id)
    const attachment = kept && filesOf(kept.mail)[Number(request.params.index)]
    if (!attachment) return void response.status(404).end()
    response.type(attachment.mimeType).send(Buffer.from(attachment.content as ArrayBuffer))
  })
  return app
}

/** What a mail program offers to save: not the pictures that stand in the text. */
const filesOf = (mail: Email) => mail.attachments.filter(({ contentId }) => !contentId)

/** The mail as a mail program shows it: its `cid:` pictures are those it brought along. */
function withPictures({ html = '', attachments }: Email): string {
  return html.replace(/src="cid:([^"]+)"/g, (whole, cid: string) => {
    const picture = attachments.find(({ contentId }) => contentId === `<${cid}>`)
    if (!picture) return whole
    const bytes = Buffer.from(picture.content as ArrayBuffer).toString('base64')
    return `src="data:${picture.mimeType};base64,${bytes}"`
  })
}

function listPage(mails: readonly Kept[]): string {
  const rows = mails.map(
    ({ id, at, mail }) =>
      `<li><a href="/mail/${id}"><b>${escapeHtml(mail.subject ?? '')}</b><span>${escapeHtml(mail.to?.[0]?.address ?? '')}</span><time>${at.slice(11, 16)} UTC</time></a></li>`,
  )
  return shell(
    'Mailbox',
    `<h1>Mailbox</h1>${rows.length ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet. Buy a ticket on the website; its mail arrives here.</p>'}`,
  )
}

function mailPage({ id, mail }: Kept): string {
  const attachments = filesOf(mail).map(
    (attachment, index) =>
      `<a class="file" href="/mail/${id}/attachments/${index}">${escapeHtml(attachment.filename ?? 'attachment')}</a>`,
  )
  return shell(
    mail.subject ?? 'Mail',
    `<p><a href="/mail">All mails</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1>
<p>From ${escapeHtml(mail.from?.address ?? '')} to ${escapeHtml(mail.to?.[0]?.address ?? '')}</p><p>${attachments.join(' ')}</p>
<iframe src="/mail/${id}/body" title="${escapeHtml(mail.subject ?? 'Mail')}"></iframe>`,
  )
}

function shell(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{margin:0 auto;max-width:46rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;background:#f4f4f1;color:#1b1b18}
ul{list-style:none;padding:0;margin:0;background:#fff;border-radius:10px;overflow:hidden}li+li{border-top:1px solid #e5e5df}
li a{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.9rem 1.1rem;text-decoration:none;color:inherit}li a:hover{background:#fafaf6}
li a:focus-visible,a:focus-visible{outline:3px solid #1b1b18;outline-offset:-3px}h1{line-height:1.15;text-wrap:balance}p{margin:.5rem 0 1rem}a{color:inherit}li span{grid-row:2;color:#66665c}time{color:#66665c}.file{display:inline-block;padding:.4rem .8rem;background:#fff;border:1px solid #8b8b80;border-radius:8px}
iframe{width:100%;height:max(70vh,44rem);border:0;background:#fff;border-radius:10px}</style></head><body><main>${body}</main></body></html>`
}
