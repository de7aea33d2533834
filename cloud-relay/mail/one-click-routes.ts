import express, { type IRouter, type Request } from 'express'
import { localeOf } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { leave } from '#core/content/newsletter/commands.ts'
import { readNewsletterLink } from '#core/content/newsletter/link.ts'
import { nodeActor } from '#core/journal/fact.ts'

const actor = nodeActor('mail program')

/**
 * Leaving by a mail program's own button (RFC 8058): its POST to the address in the mail's head ends the subscription,
 * without a cookie, a page or a question. Somebody who opens that address in a browser is led to the page that asks:
 * what only looks at links unsubscribes nobody.
 */
export function oneClickRoute(app: IRouter, tenantOf: (request: Request) => Tenant | undefined): void {
  const path = '/newsletter/leave/:token'
  app.post(path, express.urlencoded({ extended: false, limit: '1kb' }), async (request, response) => {
    const tenant = tenantOf(request)
    const id = tenant && ownerOf(tenant, request.params['token'] ?? '')
    if (!tenant || id === undefined) return void response.status(404).end()
    await tenant.node.execute(actor, tx => leave(tx, id, 'one_click'))
    response.status(200).end()
  })
  app.get(path, (request, response) => {
    const token = encodeURIComponent(request.params['token'])
    // After the number sign, so that no server's log has it a second time.
    response.redirect(303, `/${localeOf(request)}/newsletter/leave#${token}`)
  })
}

function ownerOf({ node, secret }: Tenant, token: string): string | undefined {
  return readNewsletterLink(secret, 'leave', token, node.runtime.now())
}
