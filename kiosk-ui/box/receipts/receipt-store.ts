import type { KnownBox, Receipts, Receipt } from './receipts.ts'

/** A browser set to store nothing may never answer; a till must open all the same. */
const openMs = 3000

/**
 * Opens this device's own database, which survives reloads, restarts and the box. Rejects where the browser stores
 * nothing.
 */
export async function openReceiptStore() {
  const db = await inTime(
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('foyer.receipts', 2)
      opening.onupgradeneeded = () => {
        for (const [name, keyPath] of Object.entries({ boxes: 'nodeId', kept: 'id' }))
          if (!opening.result.objectStoreNames.contains(name))
            opening.result.createObjectStore(name, { keyPath })
      }
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    }),
  )

  return {
    async read(): Promise<Receipts> {
      const reading = db.transaction(['boxes', 'kept'])
      const [boxes, kept] = await Promise.all([
        answerOf<KnownBox[]>(reading.objectStore('boxes').getAll()),
        answerOf<Receipt[]>(reading.objectStore('kept').getAll()),
      ])
      return { boxes, kept }
    },
    /** Resolves when it is on the device's disk. */
    write(change: { boxes?: readonly KnownBox[]; kept?: readonly Receipt[]; drop?: readonly string[] }) {
      const writing = db.transaction(['boxes', 'kept'], 'readwrite', { durability: 'strict' })
      for (const box of change.boxes ?? []) writing.objectStore('boxes').put(box)
      for (const each of change.kept ?? []) writing.objectStore('kept').put(each)
      for (const id of change.drop ?? []) writing.objectStore('kept').delete(id)
      return new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve()
        writing.onerror = writing.onabort = () => reject(writing.error)
      })
    },
  }
}
export type ReceiptStore = Awaited<ReturnType<typeof openReceiptStore>>

function answerOf<T>(asked: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result as T)
    asked.onerror = () => reject(asked.error)
  })
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), openMs))
  return Promise.race([answer, late])
}
