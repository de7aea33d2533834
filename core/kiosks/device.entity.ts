import { defineEntity } from '../catalogue/entity.ts'
import type { Catalogue as WholeCatalogue } from '../journal/apply.ts'
import { takesCodes } from '../venue/terminal-entry.ts'
import { deviceFields, type Device } from './device.ts'

type Catalogue = Pick<WholeCatalogue, 'get' | 'all'>

/**
 * Registers, scanners, walls. Letting in, logging out and blocking have calls of their own. A device stays in its
 * cinema: one that moves is let in there anew, so that no box has a say about the devices of another.
 */
export const device = defineEntity({
  kind: 'device',
  fields: deviceFields,
  essentials: ['name', 'cinemaId', 'type', 'status'],
  scope: 'device',
  name: ({ name }) => name,
  edit: {
    path: 'devices',
    permission: 'manage_devices',
    fresh: {
      type: 'register',
      parentId: null,
      orientation: 'auto',
      autoLockMinutes: 15,
      paymentMethodIds: [],
      printerId: null,
      barPrinterId: null,
      terminalId: null,
      lineDisplayId: null,
      handScannerId: null,
      codeTerminalId: null,
      signageRoleId: null,
      screenId: null,
      status: 'pending',
      uid: null,
      deleted: false,
    },
    fixed: ['cinemaId'],
    apart: ['status', 'uid'],
    onlyWhen: {
      signageRoleId: { field: 'type', is: ['signage'] },
      screenId: { field: 'type', is: ['signage'] },
    },
    inputs: {
      printerId: 'printer',
      barPrinterId: 'printer',
      terminalId: 'terminal',
      lineDisplayId: 'line_display',
      handScannerId: 'hand_scanner',
      codeTerminalId: 'terminal',
    },
    refuses: ['other_cinema', 'device_name_taken'],
    permits: (known, _, { after }) => wrongWith(known.catalogue, after),
  },
  refersTo: {
    cinemaId: 'cinema',
    parentId: 'device',
    paymentMethodIds: 'payment_method',
    signageRoleId: 'signage_role',
    screenId: 'screen',
  },
  tells: ['signage.changed'],
})

/** Whether another device of the cinema has that name. */
export function isNameTaken(
  catalogue: Catalogue,
  { id, cinemaId, name }: Pick<Device, 'id' | 'cinemaId' | 'name'>,
): boolean {
  const folded = name.trim().toLowerCase()
  return catalogue
    .all('device')
    .some(
      other =>
        other.id !== id &&
        !other.deleted &&
        other.cinemaId === cinemaId &&
        other.name.toLowerCase() === folded,
    )
}

/** A name that is taken, or a parent, printer, terminal or screen that is not of the device's own cinema. A parent has none itself. */
function wrongWith(catalogue: Catalogue, after: Device | undefined) {
  if (!after || after.deleted) return undefined
  if (isNameTaken(catalogue, after)) return { code: 'device_name_taken', field: 'name' } as const
  const {
    id,
    cinemaId,
    parentId,
    printerId,
    barPrinterId,
    terminalId,
    lineDisplayId,
    handScannerId,
    codeTerminalId,
    screenId,
  } = after
  const wrong = (
    field:
      | 'parentId'
      | 'printerId'
      | 'barPrinterId'
      | 'terminalId'
      | 'lineDisplayId'
      | 'handScannerId'
      | 'codeTerminalId'
      | 'screenId',
  ) => ({ code: 'other_cinema', field }) as const
  if (parentId) {
    const parent = catalogue.get('device', parentId)
    if (parentId === id || parent?.cinemaId !== cinemaId || parent.parentId) return wrong('parentId')
  }
  const {
    printers = [],
    terminals = [],
    lineDisplays = [],
    handScanners = [],
  } = catalogue.get('cinema', cinemaId) ?? {}
  const has = (id: string) => printers.some(printer => printer.id === id)
  if (printerId && !has(printerId)) return wrong('printerId')
  if (barPrinterId && !has(barPrinterId)) return wrong('barPrinterId')
  if (terminalId && !terminals.some(terminal => terminal.id === terminalId)) return wrong('terminalId')
  if (lineDisplayId && !lineDisplays.some(({ id }) => id === lineDisplayId)) return wrong('lineDisplayId')
  if (handScannerId && !handScanners.some(({ id }) => id === handScannerId)) return wrong('handScannerId')
  const code = terminals.find(terminal => terminal.id === codeTerminalId)
  if (codeTerminalId && !takesCodes(code?.connection ?? '')) return wrong('codeTerminalId')
  if (screenId && catalogue.get('screen', screenId)?.cinemaId !== cinemaId) return wrong('screenId')
  return undefined
}
