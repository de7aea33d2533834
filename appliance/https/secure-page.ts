import type { IRouter, Request } from 'express'
import { X509Certificate } from 'node:crypto'
import { create, type QRCodeSegment } from 'qrcode'
import { escapeHtml } from '#core/api/html.ts'
import { localeOf } from '#core/api/mount.ts'
import { plainPage } from '#core/api/plain-page.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { fingerprintOf } from './certificate.ts'
import type { Words } from './words.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

const words: Record<Locale, Words> = { en, de, fr, nl }

/** How a box answers by https. */
export type SecureAddress = {
  port: () => number
  /** The name it is announced by, for a request by another name that no certificate may have. */
  announced: string
  /** The box's authority as PEM; null where somebody brought a certificate that browsers know. */
  authority: string | null
}

/**
 * The page on which a device comes to trust the box, by http and https alike, with the certificate as a file and as a policy
 * of Chromium. None of it is secret, and it shows nothing of the cinema.
 *
 * @param secure undefined where the box answers by http alone
 */
export function serveSecurePage(app: IRouter, secure: SecureAddress | undefined): void {
  app.get('/secure', (request, response) => {
    response
      .type('html')
      .set({ 'cache-control': 'no-store', vary: 'accept-language' })
      .send(securePage(request, secure))
  })
  const authority = secure?.authority
  if (!authority) return
  const { raw } = new X509Certificate(authority)
  app.get('/secure/foyer-box.crt', (_request, response) => {
    response.type('application/x-x509-ca-cert').attachment('foyer-box.crt').send(raw)
  })
  app.get('/secure/foyer-box.json', (_request, response) => {
    const policy = { CACertificates: [raw.toString('base64')] }
    response
      .type('json')
      .attachment('foyer-box.json')
      .send(JSON.stringify(policy, null, 2))
  })
}

/** The box's secure address as this device can reach it: by the name or address it has called it by. */
export function secureAddress({ headers }: Pick<Request, 'headers'>, secure: SecureAddress): string {
  const called = (headers.host ?? '').replace(/:\d+$/, '')
  const isCertified = secure.authority === null || /(^|\.)(local|localhost)$|^[\d.]+$|^\[/.test(called)
  return `https://${isCertified ? called : secure.announced}:${secure.port()}`
}

function securePage(request: Request, secure: SecureAddress | undefined): string {
  const locale = localeOf(request)
  const t = words[locale]
  const body = secure ? opened(request, secure, t) : `<p class="note"><b>${t.off}</b> ${t.off_how}</p>`
  return plainPage({
    title: t.title,
    locale,
    style,
    body: `<header><h1>${t.title}</h1><p class="lead">${t.lead}</p></header><main>${body}</main>`,
  })
}

function opened(request: Request, secure: SecureAddress, t: Words): string {
  const address = escapeHtml(secureAddress(request, secure))
  const open = `<p>${t.step_open_how}</p><ul><li><a href="${address}/secure"><code>${address}</code></a></li>
<li><a href="${address}/scanner">${t.scanner}</a></li><li><a href="${address}/register">${t.register}</a></li></ul>`
  if (request.secure) return `<p class="note good">${t.here}</p>${open}`
  if (secure.authority === null) return `<p class="note">${t.brought}</p>${open}`
  const way = (title: string, how: string) => `<details><summary>${title}</summary><p>${how}</p></details>`
  const linux = `${t.linux_how} <a href="/secure/foyer-box.json">${t.policy}</a>`
  const ways = [
    way(t.android, t.android_how),
    way(t.iphone, t.iphone_how),
    way(t.windows, t.windows_how),
    way(t.mac, t.mac_how),
    way(t.linux, linux),
  ].join('')
  const steps = [
    [
      t.step_get,
      `<p>${t.step_get_how}</p><div class="open"><a class="button" href="/secure/foyer-box.crt">${t.download}</a>${qrPicture(`${plainAddress(request, secure)}/secure`)}</div>`,
    ],
    [
      t.step_compare,
      `<p>${t.step_compare_how}</p><p class="fingerprint"><code>${fingerprintOf(secure.authority).replaceAll(':', ' ')}</code></p>`,
    ],
    [t.step_trust, `<div>${ways}</div><p class="quiet">${t.limits}</p>`],
    [t.step_open, open],
  ]
  return steps.map(([title, how], at) => `<section><h2>${at + 1} · ${title}</h2>${how}</section>`).join('')
}

/** Where another device finds this page: as it was called, but by a name of the network where this is the box itself. */
function plainAddress({ headers }: Request, { announced }: SecureAddress): string {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(headers.host ?? '') ?? []
  return `http://${/^(localhost|127\..*|\[::1\])$/.test(name) ? announced : name}${port}`
}

/** Black on white in the dark too, or no camera reads it; four modules of white around it. */
function qrPicture(text: string): string {
  // As bytes and under one mask: anybody in the network may ask for this page, and trying eight costs ten times as much.
  const bytes: QRCodeSegment[] = [{ data: Buffer.from(text), mode: 'byte' }]
  const { size, data } = create(bytes, { errorCorrectionLevel: 'M', maskPattern: 2 }).modules
  const dark = Array.from(data, (bit, at) => (bit ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''))
  const box = `-4 -4 ${size + 8} ${size + 8}`
  return `<svg viewBox="${box}" class="qr" role="img" aria-label="QR"><rect x="-4" y="-4" width="${size + 8}" height="${size + 8}" fill="#fff"/><path fill="#000" shape-rendering="crispEdges" d="${dark.join('')}"/></svg>`
}

const style = `main{display:grid;gap:2.5rem;max-width:46rem}header{max-width:46rem}.lead{font-size:1.125rem}
section{display:grid;gap:.75rem;counter-increment:step}.note{padding:1rem 1.25rem;border-radius:.75rem;background:var(--warn-soft)}
.good{background:var(--ok-soft);color:var(--ok)}.button{display:inline-block;padding:.75rem 1.25rem;border-radius:.75rem;background:var(--ink);color:var(--paper);text-decoration:none;font-weight:600}
.fingerprint{padding:1rem;border-radius:.75rem;background:var(--sunken);overflow-wrap:anywhere;font-size:1.125rem;letter-spacing:.02em}
details{border-block-start:1px solid var(--line);padding:.75rem 0}summary{cursor:pointer;font-weight:600;min-height:1.75rem}details p{padding-block-start:.5rem}
.open{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:center}.qr{width:11rem;border-radius:.75rem}ul{margin:0;padding:0;list-style:none;display:grid;gap:1rem}
h1{font-size:clamp(1.75rem,7vw,2.75rem)}`
