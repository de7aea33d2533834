import type { Arrangement } from '#core/venue/arrangement.ts'
import type { ScreenFields } from '#core/venue/screen.ts'
import { drawArrangement } from './drawing.ts'
import { lumiereSlots, meliesSlots, moselleSlots, scheierSlots, vardaSlots, type Slot } from './roster.ts'

/** A screen of the demo. `screen.cinemaId`, `screen.arrangementId` and the arrangement's ids are demo keys. */
export type DemoScreen = {
  key: string
  screen: ScreenFields
  arrangement: Arrangement
  projects3d: boolean
  playsAtmos: boolean
  /** The hall's usual slots, by which the programme is planned. */
  slots: Slot[]
}

type Hall = Pick<DemoScreen, 'key' | 'projects3d' | 'playsAtmos' | 'slots'> &
  Pick<ScreenFields, 'cinemaId' | 'name' | 'shortName' | 'preShowMinutes' | 'cleaningMinutes'> & {
    algorithm: ScreenFields['autoAssign']['algorithm']
    rows: string[]
    /** Guests sit where they like. */
    freeSeating?: boolean
  }

/** 312 seats: the big hall, with premium seats in the middle and love seats along the back wall. */
export const lumiere = hall({
  key: 'lumiere',
  cinemaId: 'cine-melusine',
  name: 'Lumière',
  shortName: 'LUM',
  preShowMinutes: 15,
  cleaningMinutes: 20,
  algorithm: 'centre_left',
  projects3d: true,
  playsAtmos: true,
  slots: lumiereSlots,
  rows: [
    '......ssssssssSSSSSS......',
    '..sss.sssssSSSSSSSSS.SSS..',
    '..sss.sssssSSSSSSSSS.SSS..',
    '.ssss.ssssSSSSSSSSSS.SSSS.',
    'sssss.ssssSSSSSSSSSS.SSSSS',
    'sssss.ssssSSSSSSSSSS.SSSSS',
    '',
    '.cwwc.ssssSSSSSSSSSS.CWWC.',
    'sssss.ssppPPPPPPPPSS.SSSSS',
    'sssss.ssppPPPPPPPPSS.SSSSS',
    'sssss.ssppPPPPPPPPSS.SSSSS',
    'sssss.ssssSSSSSSSSSS.SSSSS',
    'sssss.ssssSSSSSSSSSS.SSSSS',
    'sssss.ssssSSSSSSSSSS.SSSSS',
    '.llll.llllLLLLLLLLLL.LLLL.',
  ],
})

/** 148 seats around one middle aisle. */
export const melies = hall({
  key: 'melies',
  cinemaId: 'cine-melusine',
  name: 'Méliès',
  shortName: 'MEL',
  preShowMinutes: 10,
  cleaningMinutes: 15,
  algorithm: 'centre_left',
  projects3d: true,
  playsAtmos: false,
  slots: meliesSlots,
  rows: [
    '...sssS.SSSS...',
    '..ssssS.SSSSS..',
    '.ssssSS.SSSSSS.',
    '.ssssSS.SSSSSS.',
    '',
    '.wcssss.SSSSCW.',
    'sssssSS.SSSSSSS',
    'sssppPP.PPPPSSS',
    'sssppPP.PPPPSSS',
    'sssppPP.PPPPSSS',
    'sssssSS.SSSSSSS',
    'sssssSS.SSSSSSS',
    '...llll.LLLLLL.',
  ],
})

/** 84 seats with the aisle to one side, for films with a long run. */
export const varda = hall({
  key: 'varda',
  cinemaId: 'cine-melusine',
  name: 'Varda',
  shortName: 'VAR',
  preShowMinutes: 5,
  cleaningMinutes: 15,
  algorithm: 'bottom_left',
  projects3d: false,
  playsAtmos: false,
  slots: vardaSlots,
  rows: [
    'sssSSSS....',
    'sssSSSS.SS.',
    'sssSSSS.SSS',
    '',
    'ssssSSS.SCW',
    'sspPPPP.SSS',
    'ssppPPP.SSS',
    'ssssSSS.SSS',
    'sssSSSS.SSS',
    '.llLLLL.LL.',
  ],
})

/** 96 seats: the only screen in Grevenmacher. */
export const moselle = hall({
  key: 'moselle',
  cinemaId: 'cine-moselle',
  name: 'Moselle',
  shortName: 'MOS',
  preShowMinutes: 10,
  cleaningMinutes: 15,
  algorithm: 'centre_right',
  projects3d: true,
  playsAtmos: false,
  slots: moselleSlots,
  rows: [
    '.sssS.SSSS.',
    'sssSS.SSSSS',
    'ssssS.SSSSS',
    'ssssS.SSSSS',
    '',
    'wcsss.SSSCW',
    'ssppP.PPPSS',
    'sspPP.PPPSS',
    'ssssS.SSSSS',
    'ssssS.SSSSS',
    '.llll.LLLL.',
  ],
})

/** 48 seats in a converted barn in Clervaux, where guests sit where they like. */
export const scheier = hall({
  key: 'scheier',
  cinemaId: 'filmhaus-oesling',
  name: 'Scheier',
  shortName: 'SCH',
  preShowMinutes: 5,
  cleaningMinutes: 20,
  algorithm: 'top_left',
  projects3d: false,
  playsAtmos: false,
  slots: scheierSlots,
  freeSeating: true,
  rows: ['.sss.SSSS', 'sssS.SSSS', 'sssS.SSSSS', 'ssss.SSSS', 'sssS.SSSS', 'ssSS.SSSS'],
})

function hall({
  key,
  rows,
  freeSeating,
  algorithm,
  projects3d,
  playsAtmos,
  slots,
  ...names
}: Hall): DemoScreen {
  const arrangementId = `${key}-seats`
  return {
    key,
    projects3d,
    playsAtmos,
    slots,
    arrangement: drawArrangement({
      id: arrangementId,
      screenId: key,
      rows,
      ...(freeSeating ? { freeSeating } : {}),
    }),
    screen: {
      ...names,
      arrangementId,
      seatClearance: 2,
      autoAssign: { enabled: true, algorithm, hideSeatPicker: false, allowVisitorSeatChange: true },
      accessible: true,
      deleted: false,
    },
  }
}
