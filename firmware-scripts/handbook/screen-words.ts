import type { Locale } from '#core/i18n/locale.ts'
import { de as boxDe } from '#kiosk/box/words/de.ts'
import { en as boxEn } from '#kiosk/box/words/en.ts'
import { fr as boxFr } from '#kiosk/box/words/fr.ts'
import { nl as boxNl } from '#kiosk/box/words/nl.ts'
import { de as registerDe } from '#kiosk/register/words/de.ts'
import { en as registerEn } from '#kiosk/register/words/en.ts'
import { fr as registerFr } from '#kiosk/register/words/fr.ts'
import { nl as registerNl } from '#kiosk/register/words/nl.ts'
import { de as cameraDe } from '#kiosk/scanner/camera/words/de.ts'
import { en as cameraEn } from '#kiosk/scanner/camera/words/en.ts'
import { fr as cameraFr } from '#kiosk/scanner/camera/words/fr.ts'
import { nl as cameraNl } from '#kiosk/scanner/camera/words/nl.ts'
import { de as scannerDe } from '#kiosk/scanner/words/de.ts'
import { en as scannerEn } from '#kiosk/scanner/words/en.ts'
import { fr as scannerFr } from '#kiosk/scanner/words/fr.ts'
import { nl as scannerNl } from '#kiosk/scanner/words/nl.ts'
import { de as portalDe } from '#relay/portal/words/de.ts'
import { en as portalEn } from '#relay/portal/words/en.ts'
import { fr as portalFr } from '#relay/portal/words/fr.ts'
import { nl as portalNl } from '#relay/portal/words/nl.ts'
import { de as statusDe } from '#ui/words/node-status/de.ts'
import { en as statusEn } from '#ui/words/node-status/en.ts'
import { fr as statusFr } from '#ui/words/node-status/fr.ts'
import { nl as statusNl } from '#ui/words/node-status/nl.ts'

type Screens = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The words of the screens as they are, by screen and key: the handbook quotes them, so that it cannot differ. */
const words: Readonly<Record<Locale, Screens>> = {
  en: {
    kiosk: boxEn,
    register: registerEn,
    scanner: scannerEn,
    camera: cameraEn,
    portal: portalEn,
    status: statusEn,
  },
  de: {
    kiosk: boxDe,
    register: registerDe,
    scanner: scannerDe,
    camera: cameraDe,
    portal: portalDe,
    status: statusDe,
  },
  fr: {
    kiosk: boxFr,
    register: registerFr,
    scanner: scannerFr,
    camera: cameraFr,
    portal: portalFr,
    status: statusFr,
  },
  nl: {
    kiosk: boxNl,
    register: registerNl,
    scanner: scannerNl,
    camera: cameraNl,
    portal: portalNl,
    status: statusNl,
  },
}

/**
 * The word at a key such as `register.pay`, with dots where a value stands. Throws for a key no screen has: the handbook
 * then speaks of a button that is gone.
 */
export function screenWord(locale: Locale, key: string): string {
  const screen = key.slice(0, key.indexOf('.'))
  const word = words[locale][screen]?.[key.slice(screen.length + 1)]
  if (word === undefined)
    throw new Error(`The handbook quotes [[${key}]], which no screen says in ${locale}.`)
  return word.replace(/\{\{\w+\}\}/g, '…')
}

/** Every word that screens say as it stands, without a value in it. */
export function fixedWords(locale: Locale): ReadonlySet<string> {
  const all = Object.values(words[locale]).flatMap(screen => Object.values(screen))
  return new Set(all.filter(word => !word.includes('{{')))
}
