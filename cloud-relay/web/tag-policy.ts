import type { IRouter, Request } from 'express'
import { answerPage } from '#core/api/pages.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { settingOf } from '#core/venue/settings/effective.ts'

/**
 * What a tag manager needs beside the page's own host: itself, and where Google Analytics takes what its tags measure.
 * Scripts come from itself alone, which hands out those of Analytics too.
 */
const manager = 'https://www.googletagmanager.com'
const analytics = 'https://*.google-analytics.com'
const opened: Readonly<Record<string, readonly string[]>> = {
  'script-src': [manager],
  'connect-src': [manager, analytics],
  'img-src': [manager, analytics],
}

/** A content policy opened for the tag manager; every other directive stays as it is. */
export function openedForTags(policy: string): string {
  return policy
    .split(';')
    .map(directive => [directive, ...(opened[directive.trim().split(' ')[0]!] ?? [])].join(' '))
    .join(';')
}

/**
 * The empty page in which an order is told: its address holds nothing of the order, and it loads what the page of the
 * order put into it. Without a tag manager there is none.
 */
export function orderFrame(app: IRouter, tenantOf: (request: Request) => Tenant | undefined): void {
  answerPage(app, '/order-complete', tenantOf, {
    always: true,
    make({ node }, _request, response) {
      if (!settingOf(node.catalogue, 'website_config.tag_manager')) return undefined
      const policy = String(response.getHeader(policyHeader) ?? '')
      return {
        headers: { 'cache-control': 'no-store', [policyHeader]: openedForTags(policy) },
        html: '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Order</title></head><body></body></html>',
      }
    },
  })
}

export const policyHeader = 'content-security-policy'
