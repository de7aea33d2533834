import type { IRouter } from 'express'
import { servePageApart, type MountApart } from '#core/api/apart.ts'
import {
  administer,
  leaveAdministration,
  makeFoundingLink,
  readRelayDirectory,
  blockExhibitor,
} from '#core/founding/administration-contract.ts'
import { callerOf } from '../founding/routes.ts'
import type { Administration } from './administration.ts'

/** The administrator's calls; they belong to the relay, at whatever name it is called. */
export function administrationRoutes(mount: MountApart, administration: Administration): void {
  mount(administer, ({ body }, request) => administration.signIn(body.secret, callerOf(request)))
  mount(leaveAdministration, ({ body }) => {
    administration.signOut(body.pass)
    return {}
  })
  mount(readRelayDirectory, ({ body }) => administration.directory(body.pass))
  mount(makeFoundingLink, ({ body }, request) => administration.foundingLink(body.pass, callerOf(request)))
  mount(blockExhibitor, ({ body }, request) => administration.blockExhibitor(body, callerOf(request)))
}

/** Their page. A secret stands behind the `#`, so that no log of a proxy has it. */
export function administrationPage(app: IRouter): void {
  servePageApart(app, 'portal/administration/index.html', '/administration')
}
