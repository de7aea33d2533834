import { expect, test } from 'vitest'
import { browserOf } from '#core/people/browser.ts'

const told = (text: string | undefined) => Object.values(browserOf(text)).join(' on ')

test('a person knows their own machine again by the browser and the system it says it is', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
  expect(told(`${windows} ${chrome}`)).toBe('chrome on windows')
  expect(told(`${windows} ${chrome} Edg/140.0.0.0`)).toBe('edge on windows')
  expect(told(`${windows} ${chrome} OPR/120.0.0.0`)).toBe('opera on windows')
  expect(told(`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`)).toBe('safari on ios')
  expect(told(`${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`)).toBe('chrome on ios')
  expect(told(`Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`)).toBe(
    'firefox on linux',
  )
  expect(told(`Mozilla/5.0 (Linux; Android 15) ${chrome}`)).toBe('chrome on android')
  expect(told(`Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) Version/18.5 Safari/605.1.15`)).toBe(
    'safari on macos',
  )
  expect(told(undefined)).toBe('unknown on unknown')
  expect(told('curl/8.0')).toBe('unknown on unknown')
})
