import express, { type IRouter, type Router } from 'express'

/** The router of everything whose path begins as this one does; `path` is Express's, with `:name` for parameters. */
export type ByPlace = (path: string) => Router

/**
 * Routers by the first two parts of a path (`api/holds`), or by the first alone where the second is a parameter. A request
 * enters those of its own place and no other: an application compares each request with every path there is, one after
 * the other, which took a third of what a page costs and as much of a call. What has two parts comes before what has one;
 * paths are compared without regard to case.
 *
 * @param app where the requests come from, at this place among its handlers
 */
export function byPlace(app: IRouter): ByPlace {
  const routers = new Map<string, Router>()
  app.use((request, response, next) => {
    const [, first = '', second = ''] = request.path.toLowerCase().split('/', 3)
    const narrow = second && routers.get(`${first}/${second}`)
    const wide = routers.get(first)
    if (!narrow) return wide ? wide(request, response, next) : next()
    narrow(request, response, wide ? cause => (cause ? next(cause) : wide(request, response, next)) : next)
  })
  return path => {
    const place = placeOf(path)
    let router = routers.get(place)
    if (!router) routers.set(place, (router = express.Router()))
    return router
  }
}

/** `api/holds` of `/api/holds/:id`, `bill` of `/bill/:uuid/tickets.pdf`, `health` of `/health`. */
function placeOf(path: string): string {
  const [, first = '', second = ''] = path.toLowerCase().split('/', 3)
  if (/[:*{}()]/.test(first)) throw new Error(`${path} has no place of its own`)
  return second && !/[:*{}()]/.test(second) ? `${first}/${second}` : first
}
