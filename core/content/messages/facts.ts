import type { Locale } from '../../i18n/locale.ts'
import type { Enquiry } from './enquiry-kinds.ts'

/** A visitor wrote to the cinema. Who and what is its private part, which ages and can be erased. */
export type MessageReceived = { messageId: string; cinemaId: string | null; locale: Locale }

/** What a visitor writes to the cinema; one who asks for an offer says for what. */
export type MessageParts = { name: string; email: string; phone: string; message: string; enquiry?: Enquiry }

/** Somebody dealt with a message, or took that back. */
export type MessageHandled = { messageId: string; handled: boolean; by: string }
