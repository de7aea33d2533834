import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type BrowserContext } from 'puppeteer-core'

const chromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Windows of one journey. Each context has cookies and storage of its own; closing ends those of this journey alone. */
export type Windows = Pick<Browser, 'createBrowserContext'> & { close(): Promise<void> }

/** The browser of all journeys of this process. It ends with the process, however that ends: its pipe is closed then. */
let shared: Promise<Browser> | undefined

/** A place for the windows of one journey, in the browser that this process has. */
export async function openBrowser(): Promise<Windows> {
  const browser = await usable()
  const contexts = new Set<BrowserContext>()
  return {
    async createBrowserContext(options) {
      const context = await browser.createBrowserContext(options)
      contexts.add(context)
      return context
    },
    async close() {
      // One that is gone is closed: a browser that broke fails the journey it broke in, and no other.
      for (const context of contexts) await context.close().catch(() => undefined)
      contexts.clear()
    },
  }
}

async function usable(): Promise<Browser> {
  const browser = await (shared ??= launchBrowser({ pipe: true }))
  if (browser.connected) return browser
  shared = launchBrowser({ pipe: true })
  return shared
}

/**
 * Chromium as Debian packs it, without calls home. Throws with what to do when there is none.
 *
 * @param options.pipe talks to it by a pipe instead of a port
 * @param options.besides further words of its command line
 */
export function launchBrowser({
  pipe = false,
  besides = [],
}: { pipe?: boolean; besides?: readonly string[] } = {}): Promise<Browser> {
  const executablePath = process.env['FOYER_CHROMIUM'] || chromiums.find(path => existsSync(path))
  if (!executablePath)
    throw new Error(
      'Chromium is missing. `npm test` installs it on Debian; elsewhere set FOYER_CHROMIUM to its path.',
    )
  return puppeteer.launch({
    executablePath,
    pipe,
    // Nobody here reads what Chromium advises about a page, and it looks for that at every page.
    issuesEnabled: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--lang=en-GB',
      ...besides,
    ],
  })
}
