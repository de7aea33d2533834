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

/*
 * Whole rows belong to the register or to the website, by turns: cut off, each side has good rows in which parties sit
 * together. Places for few are divided within their row.
 */

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
    '......ssssssssssssss......',
    '..SSS.SSSSSSSSSSSSSS.SSS..',
    '..sss.ssssssssssssss.sss..',
    '.SSSS.SSSSSSSSSSSSSS.SSSS.',
    'SSSSS.SSSSSSSSSSSSSS.SSSSS',
    'sssss.ssssssssssssss.sssss',
    '',
    '.cwwc.ssssSSSSSSSSSS.CWWC.',
    'SSSSS.SSPPPPPPPPPPSS.SSSSS',
    'sssss.ssppppppppppss.sssss',
    'SSSSS.SSPPPPPPPPPPSS.SSSSS',
    'SSSSS.SSSSSSSSSSSSSS.SSSSS',
    'sssss.ssssssssssssss.sssss',
    'SSSSS.SSSSSSSSSSSSSS.SSSSS',
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
    '...SSSS.SSSS...',
    '..sssss.sssss..',
    '.SSSSSS.SSSSSS.',
    '.SSSSSS.SSSSSS.',
    '',
    '.wcssss.SSSSCW.',
    'sssssss.sssssss',
    'SSSPPPP.PPPPSSS',
    'ssspppp.ppppsss',
    'SSSPPPP.PPPPSSS',
    'sssssss.sssssss',
    'SSSSSSS.SSSSSSS',
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
  algorithm: 'centre_left',
  projects3d: false,
  playsAtmos: false,
  slots: vardaSlots,
  rows: [
    'SSSSSSS....',
    'sssssss.ss.',
    'SSSSSSS.SSS',
    '',
    'ssssSSS.SCW',
    'SSPPPPP.SSS',
    'ssppppp.sss',
    'SSSSSSS.SSS',
    'sssssss.sss',
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
    '.SSSS.SSSS.',
    'sssss.sssss',
    'SSSSS.SSSSS',
    'SSSSS.SSSSS',
    '',
    'wcsss.SSSCW',
    'ssppp.pppss',
    'SSPPP.PPPSS',
    'sssss.sssss',
    'SSSSS.SSSSS',
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
      access: ['step_free' as const, 'hearing_loop' as const],
      deleted: false,
    },
  }
}
