/** Whose purchase a bill is: sold by the relay or by a cinema's box, for that cinema. */
export type Purchase = { owner: 'relay' | 'box'; cinemaId: string }

/** Clients never send such an id. */
export const mark = '~'

/** The id a purchase was sent with, whatever its bill's id is here: the one that facts and the provider use. */
export const idSent = (billId: string): string => billId.split(mark, 1)[0]!

/** The id of a purchase's bill when another purchase already uses the id it was sent with. */
export const ownId = (id: string, { owner, cinemaId }: Purchase): string => `${id}${mark}${owner}:${cinemaId}`

export const isSame = (a: Purchase, b: Purchase): boolean => a.owner === b.owner && a.cinemaId === b.cinemaId

/** When two purchases have the same id, the one with the smaller rank keeps it. */
export const rank = ({ owner, cinemaId }: Purchase): string => `${owner === 'relay' ? 0 : 1} ${cinemaId}`
