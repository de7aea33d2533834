import { createHash } from 'node:crypto'
import { signedData } from './signed-data.ts'
import type { AppleSigner } from './signers.ts'
import type { TicketPass } from './ticket-passes.ts'
import { zipped, type ZippedFile } from './zip.ts'

export const passType = 'application/vnd.apple.pkpass'
export const passesType = 'application/vnd.apple.pkpasses'

/** What a pass is known by in a list: `icon.png` and its larger ones. */
export type Icons = readonly ZippedFile[]

/**
 * Tickets for Apple's wallet: one as a pass, several as a bundle of passes that are added at once.
 *
 * @param nowMs epoch milliseconds
 */
export function applePasses(
  tickets: readonly TicketPass[],
  signer: AppleSigner,
  icons: Icons,
  nowMs: number,
): { type: string; bytes: Buffer } {
  const passes = tickets.map(ticket => applePass(ticket, signer, icons, nowMs))
  if (passes.length === 1) return { type: passType, bytes: passes[0]! }
  const files = passes.map((bytes, place) => ({ name: `ticket-${place + 1}.pkpass`, bytes }))
  return { type: passesType, bytes: zipped(files) }
}

/** One pass: what it says, its pictures, the hash of each file, and a signature over those hashes. */
function applePass(ticket: TicketPass, signer: AppleSigner, icons: Icons, nowMs: number): Buffer {
  const content = Buffer.from(JSON.stringify(passJson(ticket, signer)))
  const files: ZippedFile[] = [{ name: 'pass.json', bytes: content }, ...icons]
  const hashes = files.map(({ name, bytes }) => [name, createHash('sha1').update(bytes).digest('hex')])
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)))
  return zipped([
    ...files,
    { name: 'manifest.json', bytes: manifest },
    { name: 'signature', bytes: signedData(manifest, signer, nowMs) },
  ])
}

/** What a pass says (https://developer.apple.com/documentation/walletpasses/pass). */
export function passJson(ticket: TicketPass, { passType, team }: Pick<AppleSigner, 'passType' | 'team'>) {
  const { cinema, day, time, screen, place, rate, order } = ticket
  const rgb = (parts: readonly number[]) => `rgb(${parts.join(', ')})`
  const back = (key: string, value: string) => ({ key, label: '', value })
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: ticket.serial,
    organizationName: ticket.exhibitor,
    description: [
      ticket.film,
      day.value,
      time.value,
      ...place.map(each => `${each.label} ${each.value}`),
    ].join(', '),
    logoText: cinema.name,
    backgroundColor: 'rgb(29, 23, 18)',
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: rgb(ticket.accent),
    // Two tickets for a show stand together in the wallet.
    groupingIdentifier: ticket.showId,
    relevantDate: ticket.start,
    expirationDate: ticket.end,
    locations: [{ latitude: cinema.lat, longitude: cinema.lng }],
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: ticket.code,
        messageEncoding: 'iso-8859-1',
        altText: ticket.typed,
      },
    ],
    eventTicket: {
      headerFields: [time],
      primaryFields: [{ key: 'film', label: ticket.version, value: ticket.film }],
      secondaryFields: [screen, ...place],
      auxiliaryFields: [day, rate],
      backFields: [
        order,
        {
          ...back(
            'cinema',
            `${cinema.name}\n${cinema.address1}\n${cinema.zip} ${cinema.city}\n${cinema.phone}`,
          ),
        },
        back('conditions', ticket.conditions),
      ],
    },
  }
}
