import type { Ask } from '../api/pending-devices.ts'
import { changeEntry } from '../catalogue/change-entry.ts'
import type { Entry } from '../journal/entry-fields.ts'
import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import { mayShow, type DeviceStatus } from './device.ts'
import { tokensOf } from './store.ts'
import { device as entity, isNameTaken } from './device.entity.ts'

/**
 * Lets a waiting machine in: as a new device, or as one that is there, whose former machine then no longer is it.
 * Refuses `record_unknown` for a device that is not there, `other_cinema`, `device_blocked` and `device_name_taken`.
 *
 * @param given.as the device it takes the place of
 */
export function letIn(
  tx: Tx,
  ask: Pick<Ask, 'cinemaId' | 'uid' | 'tokenHash' | 'type'>,
  given: { name: string; as?: string | undefined },
): Entry<'device'> {
  const { cinemaId, uid, tokenHash, type } = ask
  const known = given.as === undefined ? undefined : livingDevice(tx, given.as)
  if (known && known.cinemaId !== cinemaId) throw new Refusal('other_cinema')
  if (known?.status === 'blocked') throw new Refusal('device_blocked')
  const id = known?.id ?? tx.id(12)
  const name = given.name.trim()
  const named = name && name !== known?.name ? { name } : {}
  if (isNameTaken(tx.catalogue, { id, cinemaId, name })) throw new Refusal('device_name_taken')
  const made = known
    ? { ...named, type: mayShow(known.type, type) ? known.type : type }
    : { ...entity.edit!.fresh, name, cinemaId, type }
  // A machine is one device: what it was before is free for another.
  for (const { deviceId } of tokensOf(tx.db, uid)) {
    const former = tx.catalogue.get('device', deviceId)
    if (deviceId !== id && former?.status === 'active')
      changeEntry(tx, 'device', deviceId, { status: 'logout' })
  }
  changeEntry(tx, 'device', id, { ...made, uid, status: 'active' })
  tx.append('exhibitor', 'device.let_in', { deviceId: id, cinemaId, uid, tokenHash, stamp: tx.stamp() })
  return tx.catalogue.get('device', id)!
}

/**
 * Logs a device out, or blocks it: its token is worth nothing from the moment this is known, and after a block its
 * machine may not ask again until a manager logs it out instead. Refuses `record_unknown`.
 */
export function stopDevice(tx: Tx, id: string, status: Extract<DeviceStatus, 'logout' | 'blocked'>): void {
  const known = livingDevice(tx, id)
  if (known.status !== status) changeEntry(tx, 'device', id, { status })
}

function livingDevice(tx: Tx, id: string): Entry<'device'> {
  const known = tx.catalogue.get('device', id)
  if (!known || known.deleted) throw new Refusal('record_unknown')
  return known
}
