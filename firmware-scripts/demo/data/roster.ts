import type { Shelf } from './movie.ts'

/** A slot in a hall's week: which days, when, and which movies suit it. */
export type Slot = {
  /** 1 Monday to 7 Sunday. */
  weekdays: number[]
  /** Minutes after midnight of the business day. */
  startMinutes: number
  shelves: Shelf[]
  /** So that the next slot can begin on time. */
  maxRuntimeMinutes?: number
  /** Only movies for at least this age. */
  minimumAge?: number
  /** No movies with an age limit above this. */
  maximumAge?: number
  /** Where in the list of suitable movies the slot begins, so that two halls do not show the same. */
  offset: number
  /** How often the slot moves on to the next movie. A weekly one keeps it whatever else is shown that day. */
  turns: 'daily' | 'weekly'
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const schoolFree = [3, 6, 7]
const weekend = [5, 6, 7]
const weekdays = [1, 2, 3, 4]
const cinephile: Shelf[] = ['european', 'world']

/** The week's big movie is on at the weekend; Monday to Thursday go round all the others. */
export const lumiereSlots: Slot[] = [
  { weekdays: schoolFree, startMinutes: at(14, 0), shelves: ['family'], offset: 0, turns: 'daily' },
  {
    weekdays: everyDay,
    startMinutes: at(16, 45),
    shelves: ['blockbuster', 'world'],
    maxRuntimeMinutes: 155,
    offset: 2,
    turns: 'daily',
  },
  { weekdays, startMinutes: at(20, 0), shelves: ['blockbuster'], offset: 3, turns: 'daily' },
  { weekdays: weekend, startMinutes: at(20, 0), shelves: ['blockbuster'], offset: 0, turns: 'weekly' },
]

export const meliesSlots: Slot[] = [
  {
    weekdays: [7],
    startMinutes: at(11, 0),
    shelves: ['classic', 'documentary'],
    maximumAge: 12,
    offset: 0,
    turns: 'daily',
  },
  { weekdays: schoolFree, startMinutes: at(14, 15), shelves: ['family'], offset: 3, turns: 'daily' },
  { weekdays: everyDay, startMinutes: at(17, 0), shelves: cinephile, offset: 0, turns: 'daily' },
  {
    weekdays: everyDay,
    startMinutes: at(20, 15),
    shelves: ['blockbuster', ...cinephile],
    maxRuntimeMinutes: 140,
    offset: 4,
    turns: 'daily',
  },
  {
    weekdays: [5, 6],
    startMinutes: at(22, 50),
    shelves: ['blockbuster', 'world', 'classic'],
    minimumAge: 16,
    offset: 0,
    turns: 'daily',
  },
]

export const vardaSlots: Slot[] = [
  {
    weekdays: [2],
    startMinutes: at(14, 30),
    shelves: ['classic'],
    maximumAge: 12,
    offset: 1,
    turns: 'daily',
  },
  { weekdays: [6, 7], startMinutes: at(15, 0), shelves: ['family'], offset: 5, turns: 'daily' },
  {
    weekdays: everyDay,
    startMinutes: at(18, 0),
    shelves: ['documentary', 'classic'],
    maxRuntimeMinutes: 130,
    offset: 0,
    turns: 'daily',
  },
  { weekdays: everyDay, startMinutes: at(20, 30), shelves: cinephile, offset: 6, turns: 'daily' },
]

export const moselleSlots: Slot[] = [
  { weekdays: schoolFree, startMinutes: at(14, 30), shelves: ['family'], offset: 1, turns: 'daily' },
  {
    weekdays: weekend,
    startMinutes: at(17, 0),
    shelves: ['family', 'world'],
    maxRuntimeMinutes: 135,
    offset: 6,
    turns: 'daily',
  },
  {
    weekdays: everyDay,
    startMinutes: at(20, 0),
    shelves: ['blockbuster', 'european'],
    offset: 4,
    turns: 'daily',
  },
]

export const scheierSlots: Slot[] = [
  { weekdays: [7], startMinutes: at(10, 30), shelves: ['classic', 'world'], offset: 0, turns: 'daily' },
  { weekdays: schoolFree, startMinutes: at(15, 0), shelves: ['family'], offset: 0, turns: 'daily' },
  {
    weekdays: everyDay,
    startMinutes: at(20, 0),
    shelves: ['world', 'european', 'classic'],
    offset: 0,
    turns: 'daily',
  },
]

function at(hours: number, minutes: number) {
  return hours * 60 + minutes
}
