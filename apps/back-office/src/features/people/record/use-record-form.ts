// A form of one record: sends what changed with the revision that was read, and takes in what another editor saved.
import { toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormProblem } from '../../../lib/form/form-rules.ts'
import type { Texts } from '../../../lib/form/form-state.ts'
import { refusedIn } from '../../../lib/form/refused-in.ts'
import { type Form, useForm } from '../../../lib/form/use-form.ts'
import { type HeldWords, Undone } from '../../../lib/held/held.ts'
import { useHeldCall } from '../../../lib/held/use-held-call.ts'
import { currentIn } from './current-in.ts'
import { usePeopleRefusal } from './use-people-refusal.ts'

type Options<Field extends string, Row> = {
	/** Of what the draft is. */
	name: string
	row: Row
	textsOf: (row: Row) => Texts<Field>
	problemsOf: (values: Texts<Field>) => Partial<Record<Field, FormProblem>>
	longestOf?: (values: Texts<Field>) => Partial<Record<Field, number>>
	/** Of something new nothing stands there yet. */
	isNew?: boolean
	send: (values: Texts<Field>, changed: readonly Field[]) => Promise<Row>
	/** The page takes the record as it stands. */
	keep: (row: Row) => void
	/** Not where the page was left meanwhile. */
	onSaved?: (row: Row) => void
	done: string
	/** Whom saving mails: it waits a moment, and can be undone. */
	mails?: (values: Texts<Field>) => HeldWords
}

export type RecordForm<Field extends string> = {
	form: ReturnType<typeof useForm<Field>>
	/** null where both values wait for a choice: the field says it. */
	problem: string | null
	isSaving: boolean
	/** Saving waits to be sent. */
	isHeld: boolean
	submit: () => void
	giveUp: () => void
}

type Read<Field extends string, Row> = Required<
	Pick<Options<Field, Row>, 'row' | 'textsOf' | 'isNew'>
>

/** Takes in what another editor saved; who that was is noted by what it answers. */
function useTheirs<Field extends string, Row extends { revision: number }>(
	form: Form<Field>,
	{ row, textsOf, isNew }: Read<Field, Row>,
) {
	const known = useRef(row.revision)
	const by = useRef<string | null>(null)
	useEffect(() => {
		if (isNew || known.current === row.revision) return
		known.current = row.revision
		form.rebase(textsOf(row), by.current)
		by.current = null
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each revision
	}, [row.revision])
	return (who: string | null) => {
		by.current = who
	}
}

/** What the server refused, beside its field or of the whole; what another editor saved goes into the form. */
function useRefused<Field extends string>(
	form: Form<Field>,
	{ keep, noteWho }: { keep: (row: unknown) => void; noteWho: (who: string | null) => void },
) {
	const { t } = useTranslation('back-office')
	const refusalText = usePeopleRefusal()
	const [problem, setProblem] = useState<string | null>(null)
	const take = (error: unknown) => {
		if (error instanceof Undone) return
		const now = currentIn(error)
		const refused = refusedIn(error, form.values)
		if (now) {
			noteWho(now.by)
			setProblem(t('form.rebased', { who: now.by ?? t('form.conflictSomeone') }))
			keep(now.current)
		} else if (Object.keys(refused).length > 0) {
			setProblem(null)
			form.refuse(refused)
		} else setProblem(refusalText(error))
	}
	return { problem, take, forget: () => setProblem(null) }
}

type Sent<Field extends string> = { values: Texts<Field>; changed: readonly Field[] }

export function useRecordForm<Field extends string, Row extends { revision: number }>(
	options: Options<Field, Row>,
): RecordForm<Field> {
	const { name, row, textsOf, problemsOf, isNew = false, send, keep, done } = options
	const held = useHeldCall()
	const form = useForm<Field>({
		name,
		base: textsOf(row),
		isNew,
		problemsOf,
		...(options.longestOf && { longestOf: options.longestOf }),
	})
	const noteWho = useTheirs(form, { row, textsOf, isNew })
	const refused = useRefused(form, { keep: (current) => keep(current as Row), noteWho })
	const saving = useMutation<Row, Error, Sent<Field>>({
		mutationFn: ({ values, changed }) => {
			const words = options.mails?.(values)
			return held.send(words ? { ...words, onUnload: form.reset } : null, () =>
				send(values, changed),
			)
		},
		onSuccess: (saved, { values }) => {
			refused.forget()
			if (isNew) form.reset()
			else form.settle(values, textsOf(saved))
			keep(saved)
			toast(done)
		},
		onError: refused.take,
	})
	return {
		form,
		problem: Object.keys(form.conflicts).length > 0 ? null : refused.problem,
		isSaving: saving.isPending,
		isHeld: held.isHeld,
		submit: () => {
			form.touchAll()
			if (form.isReady && !saving.isPending)
				saving.mutate(
					{ values: form.values, changed: form.changed },
					{ onSuccess: (saved) => options.onSaved?.(saved) },
				)
		},
		giveUp: () => {
			refused.forget()
			form.reset()
		},
	}
}
