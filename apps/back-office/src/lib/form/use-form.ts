// One form: what is typed stays in the tab until it is saved or given up, whatever happens to page and session.
import { focusFirstWrong } from '@gabarit/ui'
import { useRef, useState } from 'react'
import { keepDraft, readDraft } from '../draft-storage.ts'
import { useSession } from '../session.ts'
import { type FormProblem, tooLongIn } from './form-rules.ts'
import {
	begun,
	changedFields,
	chosen,
	draftOf,
	type FormState,
	fieldsOf,
	newForm,
	readDraftOf,
	rebased,
	saved,
	type Texts,
	typed,
} from './form-state.ts'

type Options<Field extends string> = {
	/** Of what the draft is: `correct 26-00029 customer`. */
	name: string
	/** As it stands on the server; of something new, as it is proposed. */
	base: Texts<Field>
	/** Nothing stands there yet: no field was anything before, and nobody else changes it. */
	isNew?: boolean
	problemsOf: (values: Texts<Field>, base: Texts<Field>) => Partial<Record<Field, FormProblem>>
	/** How many characters the server takes. */
	longestOf?: (values: Texts<Field>) => Partial<Record<Field, number>>
	/** Which texts are sent with those that changed; without it those alone. */
	sentWith?: (values: Texts<Field>, changed: readonly Field[]) => (field: Field) => boolean
}

export type Form<Field extends string> = ReturnType<typeof useForm<Field>>

export function useForm<Field extends string>({
	name,
	base,
	isNew = false,
	problemsOf: rulesOf,
	longestOf = () => ({}),
	sentWith = (_, typedIn) => (field) => typedIn.includes(field),
}: Options<Field>) {
	const user = useSession()?.account.email ?? ''
	const [state, setState] = useState(() =>
		begun(base, readDraftOf(readDraft(user, name), base), isNew),
	)
	const latest = useRef(state)
	function write(next: FormState<Field>) {
		latest.current = next
		setState(next)
		keepDraft(user, name, draftOf(next))
	}
	const problemsOf: typeof rulesOf = (values, begunWith) => ({
		...rulesOf(values, begunWith),
		...tooLongIn(values, longestOf(values)),
	})
	const problems = problemsOf(state.values, state.base)
	const isSent = sentWith(state.values, changedFields(state))
	const changed = changedFields(state).filter(isSent)
	// Something new is sent whole, with what was left empty.
	const wrong = fieldsOf(state.values).filter(
		(it) => problems[it] !== undefined && (isNew || isSent(it)),
	)
	return {
		...state,
		isNew,
		changed,
		problems,
		longest: longestOf(state.values),
		/** What is sent and cannot be saved. */
		wrong,
		/** Its rule takes an empty text. */
		isOptional: (field: Field) =>
			problemsOf({ ...state.values, [field]: '' }, state.base)[field] === undefined,
		isReady: changed.length > 0 && wrong.length === 0 && Object.keys(state.conflicts).length === 0,
		set: (field: Field, text: string) => write(typed(latest.current, field, text)),
		touch: (...fields: Field[]) => {
			const { touched } = latest.current
			write({ ...latest.current, touched: new Set([...touched, ...fields]) })
		},
		touchAll: () => {
			write({ ...latest.current, touched: new Set(fieldsOf(base)) })
			if (Object.keys(problems).length > 0) focusFirstWrong()
		},
		refuse: (refused: FormState<Field>['refused']) => write({ ...latest.current, refused }),
		rebase: (theirs: Texts<Field>, by: string | null) => {
			const next = rebased(latest.current, theirs, by)
			write(next)
			return next
		},
		choose: (field: Field, whose: 'mine' | 'theirs') => write(chosen(latest.current, field, whose)),
		/** `sent` is saved and stands as `now`: what was typed since goes on. */
		settle: (sent: Texts<Field>, now: Texts<Field>) => write(saved(latest.current, sent, now)),
		/** Forgets what was typed. */
		reset: () => write(newForm(latest.current.base)),
	}
}
