import type { SendMailOptions } from 'nodemailer'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { keepFile } from '#core/content/files/store.ts'
import { killPictureProcess } from '#core/content/pictures/picture-jobs.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { page, paragraph } from '#relay/mail/letter.ts'
import { withLogo } from '#relay/mail/mail-logo.ts'
import { until } from '../../world/until.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

afterAll(() => killPictureProcess())

test('a mail bears the logo in the place of the name, which is told to who does not see it', async () => {
  const { node } = await openSmallNode('relay')
  const exhibitor = exhibitorOf(node.catalogue)!
  const html = page({ locale: 'en', subject: 'Hello', exhibitor }, [paragraph('Hello.')])
  const mail = { to: 'ada@guest.example', html, attachments: [{ filename: 'tickets.pdf', content: '' }] }
  expect(await withLogo({ node }, mail)).toBe(mail)
  const logo = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  await node.execute(byHand, tx =>
    changeEntry(tx, 'exhibitor', node.catalogue.all('exhibitor')[0]!.id, { logoFile: keepFile(tx.db, logo) }),
  )
  // On a busy machine the first mail goes without: it does not wait for its logo.
  let written = mail as SendMailOptions
  await until(async () => (written = await withLogo({ node }, mail)) !== mail)
  expect(written.html).toContain(`<img src="cid:logo@foyer" alt="${exhibitor.tradeName}"`)
  expect(written.html).not.toContain(`>${exhibitor.tradeName}</div>\n`)
  expect(written.attachments).toMatchObject([
    { filename: 'tickets.pdf' },
    { cid: 'logo@foyer', contentType: 'image/jpeg', contentDisposition: 'inline' },
  ])
  // What no exhibitor heads, such as a mail of the provider's, stays as it is.
  const other = { to: 'ada@guest.example', html: '<p>Hello.</p>' }
  expect(await withLogo({ node }, other)).toBe(other)
  await node.close()
})
