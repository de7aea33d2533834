import { worksIn } from '../../access/employee.ts'
import { isModuleOn, modules, type Module } from '../../access/modules.ts'
import type { Context, Mount } from '../../api/mount.ts'
import type { Tx } from '../../journal/node.ts'
import { Refusal } from '../../refusal.ts'
import { beginSettings, changeSettings, readSettingPlaces, readSettings } from './contract.ts'
import { declarationOf, settingKeys } from './declared.ts'
import { ownValueAt, publicSettings } from './effective.ts'
import { writeSettings } from './commands.ts'
import { devicePlace, placeOf, type SettingPlace } from './places.ts'

/** The settings, on box and relay alike; what holds for all cinemas is changed at the relay. */
export function settingRoutes(mount: Mount): void {
  mount(readSettings, ({ query }, { tenant }) => {
    const { catalogue, identity } = tenant.node
    const on = Object.fromEntries(modules.map(module => [module, isModuleOn(catalogue, module)] as const))
    const device = catalogue.get('device', query.device ?? '')
    const cinemaId = device?.cinemaId ?? query.cinema ?? identity.cinemaId
    return {
      data: publicSettings(catalogue, cinemaId, device?.id),
      modules: on as Record<Module, boolean>,
    }
  })

  mount(readSettingPlaces, (_, context) => {
    const { catalogue, identity } = context.tenant.node
    const cinemas = catalogue
      .all('cinema')
      .filter(({ id, deleted }) => !deleted && worksIn(context.signedIn!.cinemas, id))
      .filter(({ id }) => !identity.cinemaId || id === identity.cinemaId)
    const devices = catalogue.all('device').filter(({ deleted }) => !deleted)
    const places: SettingPlace[] = [
      'exhibitor',
      ...cinemas.flatMap(({ id }) => [
        `cinema-${id}` as const,
        ...devices.filter(({ cinemaId }) => cinemaId === id).map(devicePlace),
      ]),
    ]
    return { places: places.map(place => placeSettings(context, place)) }
  })

  mount(changeSettings, ({ body }, context) => {
    const place = (body.place ?? 'exhibitor') as SettingPlace
    return written(context, place, tx => writeSettings(tx, context, place, body.data))
  })

  mount(beginSettings, ({ body }, context) => {
    const place = body.place as SettingPlace
    return written(context, place, tx => {
      if (tx.catalogue.get('settings', place)) throw new Refusal('request_reused')
      const like = body.like ? tx.catalogue.get('settings', body.like) : {}
      if (!like) throw new Refusal('record_unknown')
      const { id: _, ...given } = { ...like, ...body.data, id: place }
      writeSettings(tx, context, place, given)
    })
  })
}

async function written(context: Context, place: SettingPlace, command: (tx: Tx) => void) {
  await context.tenant.node.execute(context.actor, command)
  return { place: placeSettings(context, place) }
}

/** What a place says itself; of a secret only that it is set. */
function placeSettings({ tenant }: Context, place: SettingPlace) {
  const { catalogue } = tenant.node
  const data = settingKeys.flatMap(key => {
    const value = ownValueAt(catalogue, place, key)
    if (value === undefined || value === null || value === '') return []
    return [[key, declarationOf(key).secret ? true : value]]
  })
  const { kind, cinemaId, deviceId } = placeOf(place) ?? { kind: 'exhibitor', cinemaId: null, deviceId: null }
  const names = {
    exhibitor: catalogue.all('exhibitor')[0]?.tradeName,
    cinema: catalogue.get('cinema', cinemaId ?? '')?.name,
    device: catalogue.get('device', deviceId ?? '')?.name,
  }
  return {
    place,
    kind,
    cinemaId,
    name: names[kind] ?? '',
    data: Object.fromEntries(data) as Record<string, unknown>,
    edited: catalogue.get('settings', place) !== undefined,
  }
}
