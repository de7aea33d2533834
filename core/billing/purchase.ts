/** Whose purchase a bill is: sold by the relay or by a cinema's box, for that cinema. */
export type Purchase = { owner: 'relay' | 'box'; cinemaId: string }

/** No id that anybody sends has it. */
export const mark = '~'

/** The id a purchase was sent with, whatever its bill is called here: what facts and the provider know. */
export const idSent = (billId: string): string => billId.split(mark, 1)[0]!

/** What the bill of a purchase is called where another purchase has the id it was sent with. */
export const ownId = (id: string, { owner, cinemaId }: Purchase): string => `${id}${mark}${owner}:${cinemaId}`

export const isSame = (a: Purchase, b: Purchase): boolean => a.owner === b.owner && a.cinemaId === b.cinemaId

/** Of two purchases under one id the one with the smaller rank has it. */
export const rank = ({ owner, cinemaId }: Purchase): string => `${owner === 'relay' ? 0 : 1} ${cinemaId}`
