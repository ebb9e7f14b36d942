import { ApiError, type Technical } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import type { Texts } from '../../lib/form/form-state.ts'
import { type Form, useForm } from '../../lib/form/use-form.ts'
import { type WrongField, wrongFieldsOf } from '../../lib/frame/wrong-fields.ts'
import { useShopInput } from '../../lib/shop.ts'
import { problemsOf, type TechnicalText, textsOf, updateOf } from './settings-form.ts'
import { currentOf, useKeepTechnical } from './use-technical.ts'

/** The values that the server refused; none where it refused something else. */
function refusedValues(
	error: unknown,
): readonly (Pick<WrongField, 'path'> & Partial<WrongField>)[] {
	if (!(error instanceof ApiError) || error.code !== 'address_not_allowed')
		return wrongFieldsOf(error) ?? []
	const { path } = (error.data ?? {}) as { path?: string }
	return path === undefined ? [] : [{ path }]
}

const texts: Record<string, TechnicalText> = {
	orderUrl: 'orderUrl',
	configurationEndUrl: 'configurationEndUrl',
	parameters: 'parameters',
	'authentication.tokenUrl': 'tokenUrl',
	'authentication.key': 'key',
	'authentication.scope': 'scope',
}

function refusalOf(error: unknown) {
	const values = refusedValues(error)
	return {
		known: values.flatMap(({ path, message }) => {
			const name = texts[path.replace(/^parameters\b.*/, 'parameters')]
			return name === undefined ? [] : [{ name, message }]
		}),
		isSecret: values.some(({ path }) => path === 'authentication.value'),
	}
}

type Known = ReturnType<typeof refusalOf>['known']

function reasonsOf(known: Known, other: string): Partial<Record<TechnicalText, string>> {
	return Object.fromEntries(known.map(({ name, message = other }) => [name, message]))
}

/** A key is no field of the form: where only it is another by now, nothing is overwritten. */
function isSameForm(a: Technical, b: Technical): boolean {
	return JSON.stringify(textsOf(a)) === JSON.stringify(textsOf(b))
}

const longest = { orderUrl: 500, configurationEndUrl: 500 }

type Sent = { values: Texts<TechnicalText>; secret: string }

/** What the server refused, beside its field or of the whole; what another editor saved goes into the form. */
function useRefusals(form: Form<TechnicalText>, onChanged: (now: Technical) => void) {
	const { t } = useTranslation(['technical', 'back-office'])
	const keep = useKeepTechnical()
	const [failed, setFailed] = useState<string | null>(null)
	const [secretRefused, setSecretRefused] = useState<string | null>(null)
	const take = (error: unknown, secret: string) => {
		const now = currentOf(error)
		if (now) {
			keep(now.current)
			form.rebase(textsOf(now.current), now.by)
			onChanged(now.current)
			setFailed(t('changedBy', { who: now.by ?? t('back-office:form.conflictSomeone') }))
			return
		}
		const { known, isSecret } = refusalOf(error)
		form.refuse(reasonsOf(known, t('refused.address')))
		setSecretRefused(isSecret ? t(secret === '' ? 'refused.noValue' : 'refused.secret') : null)
		setFailed(known.length > 0 || isSecret ? t('refused.above') : t('refused.failed'))
	}
	const forget = () => {
		setFailed(null)
		setSecretRefused(null)
	}
	return { failed, secretRefused, take, forget }
}

export function useSaveTechnical(
	technical: Technical,
	{ secret, onSaved }: { secret: string; onSaved: (secret: string) => void },
) {
	const { t } = useTranslation('technical')
	const shop = useShopInput()
	const keep = useKeepTechnical()
	// Of the values that the form began with: a page read again behind it is another editor's work.
	const [seen, setSeen] = useState(technical)
	const { revision } = isSameForm(seen, technical) ? technical : seen
	const form = useForm<TechnicalText>({
		longestOf: () => longest,
		name: `technical ${shop.tenant ?? ''}`,
		base: textsOf(technical),
		problemsOf,
		sentWith: () => () => true,
	})
	const refusals = useRefusals(form, setSeen)
	const save = useMutation<Technical, Error, Sent>({
		mutationFn: (sent) => {
			const value = sent.secret === '' ? null : sent.secret
			const update = updateOf(sent.values, revision, value)
			return client.backOffice.technical.update({ ...update, ...shop })
		},
		onSuccess: (fresh, sent) => {
			keep(fresh)
			form.settle(sent.values, textsOf(fresh))
			setSeen(fresh)
			onSaved(sent.secret)
			toast(t('saved'))
		},
		onError: (error, sent) => refusals.take(error, sent.secret),
	})
	return {
		form,
		isSaving: save.isPending,
		failed: refusals.failed,
		secretRefused: refusals.secretRefused,
		save: () => {
			form.touchAll()
			refusals.forget()
			if (form.wrong.length > 0 || Object.keys(form.conflicts).length > 0) return
			save.mutate({ values: form.values, secret })
		},
		giveUp: () => {
			refusals.forget()
			form.reset()
		},
	}
}
