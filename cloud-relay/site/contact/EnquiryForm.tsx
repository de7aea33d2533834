import { useEffect, useRef, useState } from 'react'
import {
  enquiryKinds,
  peopleMost,
  type EnquiryForm as Form,
  type EnquiryKind,
} from '#core/content/messages/enquiry-kinds.ts'
import { Field } from '#ui/parts/Field.tsx'
import { newId } from '#ui/new-id.ts'
import { sendEnquiry } from '../calls.ts'
import { useWritten } from '../parts/use-written.ts'
import { withProof } from '../parts/with-proof.ts'
import { WrittenForm } from '../parts/WrittenForm.tsx'
import { useBrowser, useSite } from '../site.ts'
import { CinemaChoice } from './CinemaChoice.tsx'
import { useContactWords } from './contact-words.ts'
import { useEnquiryWords } from './enquiry-words.ts'

const empty = { about: '', name: '', email: '', phone: '', people: '', day: '', message: '', website: '' }

/** Asking the cinema for an offer, such as for a group or a class. */
export function EnquiryForm({ about: begun }: { about: Form }) {
  const say = useEnquiryWords()
  const [cinemaId, setCinema] = useState('')
  const [movieId, setMovie] = useState('')
  const enquiry = useEnquiry({ begun, cinemaId, movieId })
  const { change, errors, field, written } = enquiry
  const about = enquiryKinds.find(kind => kind === written.about)
  return (
    <section className="enquiry" aria-labelledby="enquiry">
      <h2 id="enquiry">{say('title')}</h2>
      <WrittenForm
        of={enquiry}
        word={say('send')}
        sent={say('sent')}
        onTrap={value => change('website', value)}
      >
        <KindChoice chosen={about} error={errors['about']?.[0]} onChoose={kind => change('about', kind)} />
        <CinemaChoice chosen={cinemaId} onChoose={setCinema} />
        <Field
          label={say('people')}
          type="number"
          inputMode="numeric"
          min={1}
          max={peopleMost}
          required
          {...field('people')}
        />
        <WishedDay {...field('day')} />
        <FilmChoice chosen={movieId} onChoose={setMovie} />
        <Writer of={enquiry} about={about} />
      </WrittenForm>
    </section>
  )
}

/** What is written into the form, and sending it with what is chosen beside. */
function useEnquiry({ begun, cinemaId, movieId }: { begun: Form; cinemaId: string; movieId: string }) {
  const { call } = useBrowser()
  // One id until it is sent, so that what is sent again is the same enquiry.
  const id = useRef(newId())
  const fresh = { ...empty, about: begun === 'any' ? '' : begun }
  return useWritten(fresh, async ({ about, people, day, ...written }) => {
    await withProof(call, sendEnquiry, {
      body: {
        ...written,
        id: id.current,
        // What is not chosen, and what is no number, the relay refuses at its field.
        about: about as EnquiryKind,
        people: people === '' ? (undefined as never) : Number(people),
        day: day || null,
        movieId: movieId || null,
        cinemaId: cinemaId || null,
      },
    })
    id.current = newId()
  })
}

/** What for; where the page does not say, the visitor does, rather than be taken for a group unasked. */
function KindChoice({
  chosen,
  error,
  onChoose,
}: {
  chosen: EnquiryKind | undefined
  error: string | undefined
  onChoose: (kind: string) => void
}) {
  const say = useEnquiryWords()
  return (
    <Field label={say('about')} required error={error}>
      {wiring => (
        <select
          {...wiring}
          className="input"
          name="about"
          value={chosen ?? ''}
          onChange={event => onChoose(event.target.value)}
        >
          {!chosen && <option value="">{say('choose')}</option>}
          {enquiryKinds.map(kind => (
            <option key={kind} value={kind}>
              {say(kind)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Who asks, and what else there is to say. */
function Writer({
  of: { errors, change, field, written },
  about,
}: {
  of: ReturnType<typeof useEnquiry>
  about: EnquiryKind | undefined
}) {
  const { t } = useSite()
  const say = useEnquiryWords()
  const contactWords = useContactWords()
  return (
    <>
      <Field label={t('name')} autoComplete="name" maxLength={120} required {...field('name')} />
      <Field
        label={t('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={200}
        required
        {...field('email')}
      />
      <Field
        label={contactWords('phone')}
        optionalWord={t('contact_optional')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...field('phone')}
      />
      <Field
        label={say('message')}
        optionalWord={t('contact_optional')}
        hint={about && say(`hint_${about}`)}
        error={errors['message']?.[0]}
      >
        {wiring => (
          <textarea
            {...wiring}
            className="input"
            name="message"
            rows={5}
            maxLength={4000}
            value={written.message}
            onChange={event => change('message', event.target.value)}
          />
        )}
      </Field>
    </>
  )
}

/** A day from today on; what a browser lets through all the same is refused by the relay. */
function WishedDay(field: ReturnType<ReturnType<typeof useEnquiry>['field']>) {
  const { t, programme } = useSite()
  const say = useEnquiryWords()
  return (
    <Field
      label={say('day')}
      optionalWord={t('contact_optional')}
      type="date"
      min={programme.today}
      {...field}
    />
  )
}

/** One of the films that the website shows, or none; they are read when the form is. */
function FilmChoice({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) {
  const { t, locale, programme } = useSite()
  const { store } = useBrowser()
  const say = useEnquiryWords()
  useEffect(() => void store.complete(), [store])
  const films = programme.movies.toSorted((a, b) => a.title.localeCompare(b.title, locale))
  return (
    <Field label={say('film')} optionalWord={t('contact_optional')}>
      {wiring => (
        <select
          {...wiring}
          className="input"
          name="movieId"
          value={films.some(({ id }) => id === chosen) ? chosen : ''}
          onChange={event => onChoose(event.target.value)}
        >
          <option value="">{say('film_none')}</option>
          {films.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
