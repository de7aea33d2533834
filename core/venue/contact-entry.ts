import * as z from 'zod'
import { namedWords, wordsOfMost } from '../i18n/words.ts'

/** What a phone is for, such as "Box office"; nothing is said of it when null. */
export const phoneTitle = wordsOfMost(80).nullable().optional()

/** A further phone, with what it is for, such as "Groups". */
export const phoneEntry = z.object({
  id: z.string().min(1).max(40),
  title: namedWords,
  phone: z.string().trim().min(3).max(40),
})
export type PhoneEntry = z.infer<typeof phoneEntry>

/** A further address, with what it is for, such as "Deliveries". */
export const addressEntry = z.object({
  id: z.string().min(1).max(40),
  title: namedWords,
  address1: z.string().trim().min(1).max(120),
  zip: z.string().max(20),
  city: z.string().max(80),
})

/** As many of each as a cinema has reasons to name. */
export const contactsMost = 6
