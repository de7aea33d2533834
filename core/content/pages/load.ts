import type { Tenant } from '../../api/tenant.ts'
import type { Entry } from '../../journal/entry-fields.ts'
import { formerOwnerOf } from '../../catalogue/former-owner-load.ts'
import type { Beside } from './body-view.ts'
import { isPublished } from './publication.ts'
import { settingOf } from '../../venue/settings/effective.ts'
import { loadBeside, loadSiteTexts } from '../texts/load.ts'

/** How every page of the website looks, beside its colour. */
export type SiteLook = {
  light: 'browser' | 'dark' | 'light'
  nameBesideLogo: boolean
}

/** What the exhibitor wrote, as visitors may see it now. */
export type Written = {
  /** By their English title. */
  pages: readonly Entry<'page'>[]
  groups: readonly Entry<'question_group'>[]
  questions: readonly Entry<'question'>[]
  menu: readonly Entry<'menu_item'>[]
  footer: readonly Entry<'footer_column'>[]
  /** The large pictures above pages. */
  head: readonly Entry<'head_picture'>[]
  /** How long each of them stays: see the setting `website_config.slides.seconds`. */
  headSeconds: number
  /** How pages look: see the settings `website_config.styling.variables.light` and `website_config.header.name`. */
  look: SiteLook
  /** A tag manager's container, empty where there is none: see the setting `website_config.tag_manager`. */
  tagManager: string
  /** Where the website's home leads: see the setting `website_config.home`. */
  home: string
  /** What stands at fixed places of the website. */
  texts: readonly Entry<'site_text'>[]
  events: readonly Entry<'event'>[]
  hasFile: (hash: string) => boolean
  /** What tickets cost, for parts of pages that tell it; whoever draws pages puts it here. */
  prices?: Beside['prices']
  /** The id of the page, the film or the event that had an address before; undefined when none did. */
  formerOwner: (kind: 'page' | 'movie' | 'event', slug: string) => string | undefined
}

/** The most pages a website has; those made last are left out beyond it. */
const pagesMost = 300
/** The most entries of its menu, and columns at its foot. */
const menuMost = 80
const columnsMost = 8

/** @param now wall time where the exhibitor is, like `2026-12-24T08:00` */
export function loadWritten({ node }: Pick<Tenant, 'node'>, now: string): Written {
  const { catalogue } = node
  const pages = catalogue
    .all('page')
    .filter(page => isPublished(page, now))
    .slice(0, pagesMost)
    .toSorted((a, b) => a.title.en.localeCompare(b.title.en, 'en'))
  return {
    pages,
    ...loadBeside({ node }),
    menu: catalogue
      .all('menu_item')
      .filter(({ deleted }) => !deleted)
      .slice(0, menuMost),
    footer: catalogue
      .all('footer_column')
      .filter(({ deleted }) => !deleted)
      .slice(0, columnsMost),
    head: catalogue.all('head_picture').filter(picture => isPublished(picture, now)),
    headSeconds: settingOf(catalogue, 'website_config.slides.seconds'),
    look: {
      light: settingOf(catalogue, 'website_config.styling.variables.light'),
      nameBesideLogo: settingOf(catalogue, 'website_config.header.name'),
    },
    tagManager: settingOf(catalogue, 'website_config.tag_manager'),
    home: settingOf(catalogue, 'website_config.home'),
    texts: loadSiteTexts({ node }, now),
    events: catalogue.all('event').filter(({ deleted }) => !deleted),
    formerOwner(kind, slug) {
      const id = formerOwnerOf(node, kind, 'slug', slug)
      if (kind !== 'movie' || !id || !catalogue.get('movie', id)?.deleted) return id
      // Made part of another film, its versions went there.
      const versionId = formerOwnerOf(node, 'version', 'movieId', id)
      return versionId && catalogue.get('version', versionId)?.movieId
    },
  }
}
