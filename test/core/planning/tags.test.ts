import { expect, it } from 'vitest'
import { createEntry, deleteEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import type { Tx } from '#core/journal/node.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { byHand, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'

const all = anyOf(entities)
const [movie, tag] = (['movie', 'tag'] as const).map(kind => all.find(each => each.kind === kind)!)

it('the programme tells the tags its films have, as their buttons stand, and a used one is not deleted', async () => {
  const { node } = await openSmallNode('relay')
  const done = (command: (tx: Tx) => unknown) => node.execute(byHand, command)
  const tags = () => programmeOf(tenantOf(node), { channel: 'site' }).tags
  const make = (id: string, slug: string, order: number) =>
    done(tx => createEntry(tx, tag!, id, { slug, title: { en: slug }, order }))
  await make('tag-1', 'late-night', 2)
  await make('tag-2', 'for-kids', 1)
  await make('tag-3', 'unused', 0)
  expect(tags()).toEqual([])
  await done(tx => editEntry(tx, movie!, 'movie-1', { tags: ['tag-1', 'tag-2'] }))
  expect(tags().map(({ slug }) => slug)).toEqual(['for-kids', 'late-night'])
  await expect(make('tag-4', 'for-kids', 3)).rejects.toMatchObject({ code: 'invalid_input' })
  const remove = (id: string) => done(tx => deleteEntry(tx, all, tag!, id))
  await expect(remove('tag-1')).rejects.toMatchObject({ code: 'still_used' })
  await expect(
    done(tx => editEntry(tx, movie!, 'movie-1', { tags: ['nobody made this'] })),
  ).rejects.toMatchObject({ code: 'invalid_input' })
  await done(tx => editEntry(tx, movie!, 'movie-1', { tags: ['tag-2'] }))
  await remove('tag-1')
  expect(tags().map(({ id }) => id)).toEqual(['tag-2'])
})
