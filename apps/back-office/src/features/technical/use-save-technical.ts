import { ApiError, type Technical } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { useShopInput } from '../../lib/shop.ts'
import { problemsOf, type TechnicalText, textsOf, updateOf } from './settings-form.ts'
import { currentOf, useKeepTechnical } from './use-technical.ts'

type Problem = { path: string }

/** Paths of the values that the server refused; empty where it refused something else. */
function refusedPaths(error: unknown): string[] {
	if (!(error instanceof ApiError)) return []
	const data = (error.data ?? {}) as { path?: string; problems?: Problem[] }
	if (error.code === 'address_not_allowed') return data.path === undefined ? [] : [data.path]
	return error.code === 'invalid_model' ? (data.problems ?? []).map(({ path }) => path) : []
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
	const paths = refusedPaths(error)
	return {
		isAddress: error instanceof ApiError && error.code === 'address_not_allowed',
		known: paths.flatMap((path) => texts[path.replace(/^parameters\b.*/, 'parameters')] ?? []),
		isSecret: paths.includes('authentication.value'),
	}
}

/** A key is no field of the form: where only it is another by now, nothing is overwritten. */
function isSameForm(a: Technical, b: Technical): boolean {
	return JSON.stringify(textsOf(a)) === JSON.stringify(textsOf(b))
}

export function useSaveTechnical(
	technical: Technical,
	{ secret, onSaved }: { secret: string; onSaved: () => void },
) {
	const { t } = useTranslation(['technical', 'back-office'])
	const shop = useShopInput()
	const keep = useKeepTechnical()
	// Of the values that the form began with: a page read again behind it is another editor's work.
	const [seen, setSeen] = useState(technical)
	const { revision } = isSameForm(seen, technical) ? technical : seen
	const [failed, setFailed] = useState<string | null>(null)
	const [secretRefused, setSecretRefused] = useState<string | null>(null)
	const form = useForm<TechnicalText>({
		name: `technical ${shop.tenant ?? ''}`,
		base: textsOf(technical),
		problemsOf,
		sentWith: () => () => true,
	})
	const save = useMutation<Technical>({
		mutationFn: () => {
			const update = updateOf(form.values, revision, secret === '' ? null : secret)
			return client.backOffice.technical.update({ ...update, ...shop })
		},
		onSuccess: (fresh) => {
			keep(fresh)
			form.rebase(textsOf(fresh), null)
			setSeen(fresh)
			form.reset()
			onSaved()
			toast(t('saved'))
		},
		onError: (error) => {
			const now = currentOf(error)
			if (now) {
				keep(now.current)
				form.rebase(textsOf(now.current), now.by)
				setSeen(now.current)
				setFailed(t('changedBy', { who: now.by ?? t('back-office:form.conflictSomeone') }))
				return
			}
			const { isAddress, known, isSecret } = refusalOf(error)
			const words = t(isAddress ? 'refused.address' : 'refused.value')
			form.refuse(Object.fromEntries(known.map((name) => [name, words])))
			setSecretRefused(isSecret ? t(secret === '' ? 'refused.noValue' : 'refused.secret') : null)
			setFailed(known.length > 0 || isSecret ? t('refused.above') : t('refused.failed'))
		},
	})
	return {
		form,
		isSaving: save.isPending,
		failed,
		secretRefused,
		save: () => {
			form.touchAll()
			setFailed(null)
			setSecretRefused(null)
			if (form.wrong.length > 0 || Object.keys(form.conflicts).length > 0) return
			save.mutate()
		},
	}
}
