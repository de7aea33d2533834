/** The browsers and systems a session is told with; what is none of them is `unknown`. */
export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'unknown'] as const
export const systems = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'unknown'] as const

export type Browser = { browser: (typeof browsers)[number]; system: (typeof systems)[number] }

/** Tried from the top: most browsers also call themselves Chrome and Safari, and Android calls itself Linux. */
const browserMarks = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
] as const
const systemMarks = [
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macos'],
  [/\bLinux\b|\bX11\b/, 'linux'],
] as const

/**
 * What a browser says it is, as two words of a list: enough for a person to know their own machine again, and no
 * fingerprint of it.
 */
export function browserOf(userAgent: string | undefined): Browser {
  const text = (userAgent ?? '').slice(0, 500)
  return {
    browser: browserMarks.find(([mark]) => mark.test(text))?.[1] ?? 'unknown',
    system: systemMarks.find(([mark]) => mark.test(text))?.[1] ?? 'unknown',
  }
}
