import { defineEntity } from '../catalogue/entity.ts'
import { screenFields } from './screen.ts'

export const screen = defineEntity({
  kind: 'screen',
  fields: screenFields,
  essentials: ['name', 'cinemaId', 'arrangementId', 'preShowMinutes', 'cleaningMinutes'],
})
