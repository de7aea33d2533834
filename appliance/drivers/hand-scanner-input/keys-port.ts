import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { ScannerPort } from '../hand-scanner/open-scanner.ts'

/**
 * Opens the keys that Linux has of a reader. It keeps some twenty letters of them (evdev's buffer of 64 events) and throws
 * away what comes before they were read, which a reader that types as fast as USB takes it does within milliseconds,
 * while a box that is busy looks away for longer. So a program of its own waits for them: `cat` of every Linux, which
 * hands them on through a socket with room for some two hundred. Rejects where there is no such device.
 */
export async function openKeys(path: string): Promise<ScannerPort> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOCTTY)
  try {
    const child = spawn('cat', { stdio: [file.fd, 'pipe', 'ignore'] })
    await once(child, 'spawn')
    child.unref()
    // A pipe of a child is a socket.
    const keys = child.stdout as typeof child.stdout & { unref(): void }
    keys.unref()
    return {
      follow(receive, gone) {
        keys.on('data', receive)
        child.once('close', gone)
      },
      close: () => void child.kill(),
    }
  } finally {
    await file.close()
  }
}
