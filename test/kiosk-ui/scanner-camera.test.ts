import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ZXING_WASM_SHA256, ZXING_WASM_VERSION } from 'barcode-detector/ponyfill'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorOf } from '#kiosk/scanner/camera/camera-error.ts'
import { nearestFirst, openDecoder, ownFormats } from '#kiosk/scanner/camera/decoder.ts'
import { isKept, keepChoice } from '#kiosk/scanner/camera/kept-choice.ts'
import { keepLooking, lookedAt, lookEveryMs, restMs } from '#kiosk/scanner/camera/looking.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what the camera refuses is named by what its user can do', () => {
  const named = (name: string) => errorOf(new DOMException('', name))
  expect(named('NotAllowedError')).toBe('refused')
  expect(named('NotReadableError')).toBe('busy')
  expect(named('NotFoundError')).toBe('none')
  expect(named('OverconstrainedError')).toBe('none')
  expect(errorOf(new TypeError('new in this browser'))).toBe('failed')
  expect(errorOf(undefined)).toBe('failed')
})

test('a browser that knows no QR codes reads by what the box serves', () => {
  expect(ownFormats(['ean_13', 'code_128'])).toBeNull()
  expect(ownFormats([])).toBeNull()
  expect(ownFormats(['aztec', 'qr_code', 'ean_13'])).toEqual(['qr_code', 'ean_13'])
})

test('a browser’s own detector reads where it can, asked for what it knows and no more', async () => {
  const asked = vi.fn()
  class Own {
    static getSupportedFormats = () => Promise.resolve(['qr_code', 'ean_8', 'pdf417'])
    constructor(options: unknown) {
      asked(options)
    }
    detect = () =>
      Promise.resolve([{ rawValue: ' FOYER1.a ', format: 'qr_code', boundingBox: { x: 0, y: 0 } }])
  }
  vi.stubGlobal('BarcodeDetector', Own)
  const decode = await openDecoder()
  expect(asked).toHaveBeenCalledWith({ formats: ['qr_code', 'ean_8'] })
  expect(await decode({ width: 640, height: 480 } as ImageData)).toEqual([
    { code: 'FOYER1.a', linear: false },
  ])
})

test('the code nearest to the middle comes first, bars are known as bars, and an empty one is none', () => {
  const at = (rawValue: string, x: number, format: 'qr_code' | 'ean_8' = 'qr_code') => ({
    rawValue,
    format,
    boundingBox: { x, y: 200, width: 80, height: 80 } as DOMRectReadOnly,
  })
  const found = [at('edge', 0), at(' ', 280), at('middle', 280), at('96385074', 500, 'ean_8')]
  expect(nearestFirst(found, { width: 640, height: 480 })).toEqual([
    { code: 'middle', linear: false },
    { code: '96385074', linear: true },
    { code: 'edge', linear: false },
  ])
})

test('at most eight looks a second, and a slow phone has half its time for everything else', () => {
  expect(restMs(0)).toBe(lookEveryMs)
  expect(restMs(40)).toBe(85)
  expect(restMs(300)).toBe(300)
  expect(1000 / lookEveryMs).toBe(8)
})

test('a picture is looked at no wider than 1280, in its own shape', () => {
  expect(lookedAt(3840, 2160)).toEqual({ width: 1280, height: 720 })
  expect(lookedAt(640, 480)).toEqual({ width: 640, height: 480 })
})

test('no look begins before the last one ended, none while the page rests, and none after the end', async () => {
  let begun = 0
  let hidden = false
  let finish = () => {}
  const look = () => {
    begun += 1
    const { promise, resolve } = Promise.withResolvers<void>()
    finish = resolve
    return promise
  }
  const end = keepLooking(look, { rests: () => hidden, onFailed: () => expect.unreachable() })
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toBe(1)
  finish()
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toBe(2)
  hidden = true
  finish()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(begun).toBe(2)
  hidden = false
  await vi.advanceTimersByTimeAsync(lookEveryMs)
  expect(begun).toBe(3)
  end()
  finish()
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toBe(3)
})

test('a look that fails is told once, and is the last', async () => {
  const onFailed = vi.fn()
  const look = vi.fn(() => Promise.reject(new Error('no program')))
  keepLooking(look, { rests: () => false, onFailed })
  await vi.advanceTimersByTimeAsync(5000)
  expect(look).toHaveBeenCalledTimes(1)
  expect(onFailed).toHaveBeenCalledTimes(1)
})

test('the choice is kept until the camera is turned off, and a browser that keeps nothing breaks nothing', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  expect(isKept(storage)).toBe(false)
  keepChoice(storage, true)
  expect(isKept(storage)).toBe(true)
  keepChoice(storage, false)
  expect(isKept(storage)).toBe(false)
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(isKept({ getItem: full })).toBe(false)
  keepChoice({ setItem: full, removeItem: full }, true)
})

test('the program that the box serves is the very one its reader was made for', () => {
  const wasm = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
  expect(createHash('sha256').update(wasm).digest('hex')).toBe(ZXING_WASM_SHA256)
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(dependencies['zxing-wasm']).toBe(ZXING_WASM_VERSION)
})
