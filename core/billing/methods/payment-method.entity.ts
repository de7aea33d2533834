import { defineEntity } from '../../catalogue/entity.ts'
import { paymentMethodFields } from './payment-method.ts'

/** Providers whose payments are drawn as a code on the website. */
const drawnAsCode = ['bancontact-pro']

/** Payment methods are the relay's, which alone deals with providers; a box reads them. */
export const paymentMethod = defineEntity({
  kind: 'payment_method',
  fields: paymentMethodFields,
  essentials: ['name', 'driver'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'payment-methods',
    permission: 'manage_settings',
    fresh: {
      type: 'redirect',
      status: 'inactive',
      order: 0,
      access: ['site'],
      icon: null,
      picture: null,
      firstCountries: [],
      firstLanguages: [],
      exclusive: false,
      withdrawable: false,
      deleted: false,
    },
    fixed: ['driver'],
    inputs: {
      driver: 'provider',
      access: 'ticks',
      picture: 'picture',
      firstCountries: 'country',
      firstLanguages: 'ticks',
    },
    onlyWhen: {
      payHint: { field: 'driver', is: drawnAsCode },
      appLink: { field: 'driver', is: drawnAsCode },
    },
    only: 'relay',
    apart: ['account', 'config'],
  },
  files: ['picture'],
  rows: { payments: 'payments.method_id' },
  tells: ['price.changed'],
})
