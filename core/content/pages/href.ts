/**
 * Where a link of the exhibitor's may lead: elsewhere by https or http, to a mail or a phone, or into this website by a
 * path without a language, like `/movies/today`. Nothing that a browser would run.
 */
const shape = /^(https?:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|tel:[+\d][\d ()/.-]*|\/(?![/\\])[^\s"<>\\]*)$/i

/** The most letters of an address. */
export const hrefMost = 500

export function isHref(href: string): boolean {
  return href.length <= hrefMost && shape.test(href)
}

/** Whether a link leads out of the website, so that it opens beside it. */
export function leadsElsewhere(href: string): boolean {
  return /^https?:/i.test(href)
}
