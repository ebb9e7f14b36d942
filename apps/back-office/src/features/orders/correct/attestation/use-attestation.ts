import { type Corrected, largestAttestation, type OrderPage } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../lib/client.ts'
import { Undone } from '../../../../lib/held/held.ts'
import { useHold } from '../../../../lib/held/use-hold.ts'
import { useDraft } from '../../../../lib/use-draft.ts'
import type { Since } from '../../page/conflict/changes-since.ts'
import { useLookAgain } from '../../page/conflict/use-look-again.ts'
import { useMailNames } from '../../use-mail-names.ts'
import { revisionAfterHeld, useKeepOrder } from '../../use-orders.ts'
import { useOrdersChanged } from '../../use-orders-changed.ts'
import { isConflict, useConflict, useCorrectionRefusal } from '../correction-refusals.ts'

export type Choice = { kind: 'give'; file: File } | { kind: 'take' }

type Held = { reference: string; revision: number; dryRun?: boolean; total?: number }
type Answer = Corrected & { order: object | null }

function ask(choice: Choice, held: Held & { agreement?: string }): Promise<Answer> {
	const { orders } = client.backOffice
	return choice.kind === 'give'
		? orders.attest({ ...held, file: choice.file })
		: orders.change({ ...held, attestation: null })
}

function keyOf(choice: Choice | null): string {
	if (choice?.kind !== 'give') return choice?.kind ?? ''
	const { name, size, lastModified } = choice.file
	return `${name} ${size} ${lastModified}`
}

const done = { give: 'attestation.given', take: 'attestation.taken' } as const

/** What the choice would change, as the server counts it and judges the file. */
function useEffectOf({ reference, revision }: OrderPage, choice: Choice | null) {
	return useQuery<Answer>({
		queryKey: ['orders', 'effect', reference, revision, 'attestation', keyOf(choice)],
		queryFn: () => ask(choice as Choice, { reference, revision, dryRun: true }),
		enabled: choice !== null && !isTooLarge(choice),
		retry: false,
		staleTime: 0,
		gcTime: 0,
	})
}

export function isTooLarge(choice: Choice | null): boolean {
	return choice?.kind === 'give' && choice.file.size > largestAttestation
}

/** No name of a file. */
const takes = '/'

function draftOf(choice: Choice | null): string {
	if (choice === null) return ''
	return choice.kind === 'take' ? takes : choice.file.name
}

/** A file cannot be kept: only its name is. */
function useKeptChoice(reference: string) {
	const [kept, keep] = useDraft(`attestation ${reference}`)
	const [choice, setChoice] = useState<Choice | null>(kept === takes ? { kind: 'take' } : null)
	const take = (next: Choice | null) => {
		setChoice(next)
		keep(draftOf(next))
	}
	return { choice, take, kept, forget: () => keep('') }
}

type Save = { choice: Choice; counted: Corrected; agreement: string }

export type Attesting = ReturnType<typeof useAttestation>

export function useAttestation(order: OrderPage, onDone: () => void) {
	const { t } = useTranslation('back-office')
	const { reference } = order
	const ordersChanged = useOrdersChanged()
	const keep = useKeepOrder()
	const hold = useHold()
	const mailNames = useMailNames()
	const problemOf = useProblem()
	const lookAgain = useLookAgain(order)
	const [since, setSince] = useState<Since | null>(null)
	const { choice, take, kept, forget } = useKeptChoice(reference)
	const effect = useEffectOf(order, choice)
	const end = () => {
		forget()
		onDone()
	}
	const saving = useMutation<void, Error, Save>({
		mutationFn: async ({ choice: chosen, counted: { total, mails }, agreement }) => {
			const revision = await revisionAfterHeld(order)
			const said = agreement === '' ? {} : { agreement }
			const held = { reference, revision, total, ...said }
			const save = async () => keep((await ask(chosen, held)).order as OrderPage, revision)
			const what = t(done[chosen.kind])
			const words = { what, who: mailNames(mails), onUnload: end }
			await (mails.length === 0 ? save() : hold(words, save))
			toast(what)
		},
		onSuccess: async () => {
			end()
			await ordersChanged()
		},
		onError: async (error) => {
			if (isConflict(error)) setSince(await lookAgain())
			else if (!(error instanceof Undone)) await effect.refetch()
		},
	})
	useConflict(effect.error, () => void lookAgain().then(setSince))
	useStayWhile(saving.isPending && choice?.kind === 'give')
	const counted = effect.isFetching ? null : (effect.data ?? null)
	return {
		choice,
		/** Chosen before the session ended, and to be chosen again: a file cannot be kept. */
		lostFile: choice === null ? kept : '',
		choose: (next: Choice | null) => {
			saving.reset()
			setSince(null)
			take(next)
		},
		counted,
		since,
		isCounting: choice !== null && effect.isFetching,
		isHeld: saving.isPending,
		problem: problemOf(saving.error ?? (effect.isFetching ? null : effect.error)),
		save: (agreement: string) => {
			if (choice !== null && counted !== null)
				saving.mutate({ choice, counted, agreement: agreement.trim() })
		},
	}
}

/** A file is too large for a call that outlives its page. */
function useStayWhile(waits: boolean): void {
	useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => waits })
}

function useProblem(): (error: Error | null) => string | null {
	const { t } = useTranslation(['back-office', 'errors'])
	const refusalText = useCorrectionRefusal({
		byCode: {
			order_changed: t('conflict.reread'),
			invalid_model: t('attestation.wrongFile'),
			vat_not_reducible: t('errors:vat_not_reducible'),
		},
		failed: t('attestation.failed'),
	})
	return (error) => (error === null || error instanceof Undone ? null : refusalText(error))
}
