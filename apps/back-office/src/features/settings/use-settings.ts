import { ApiError, type Settings } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { type Form, useForm } from '../../lib/form/use-form.ts'
import { useTypedAmount } from '../../lib/form/use-typed-amount.ts'
import { useTypedDecimal } from '../../lib/form/use-typed-decimal.ts'
import { wrongFieldsOf } from '../../lib/frame/wrong-fields.ts'
import {
	refusedSettings,
	type SettingField,
	settingProblems,
	settingsUpdate,
	settingTexts,
} from './settings-form.ts'

export type SettingsForm = Form<SettingField>

const keyOf = (tenant: string | undefined) => ['settings', tenant ?? 'host']

export function useSettings(tenant: string | undefined) {
	return useQuery({
		queryKey: keyOf(tenant),
		queryFn: ({ signal }) => client.backOffice.settings.get({ tenant }, { signal }),
	})
}

/** The page takes what a call answered; prices by the former settings are no longer true. */
export function useKeepSettings(tenant: string | undefined) {
	const queries = useQueryClient()
	return async (settings: Settings) => {
		queries.setQueryData(keyOf(tenant), settings)
		await queries.invalidateQueries({ queryKey: ['domain'] })
		await queries.invalidateQueries({ queryKey: ['price-sample'] })
	}
}

function useTexts(): (settings: Settings) => Record<SettingField, string> {
	const amount = useTypedAmount()
	const decimal = useTypedDecimal()
	return (settings) => settingTexts(settings, { amount, decimal })
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

type Changed = { current: Settings; by: string | null }
export function useSettingsForm(settings: Settings, tenant: string | undefined) {
	const { t } = useTranslation(['shop', 'back-office'])
	const textsIn = useTexts()
	const keep = useKeepSettings(tenant)
	const [seen, setSeen] = useState(settings)
	const [problem, setProblem] = useState<string | null>(null)
	const form: SettingsForm = useForm<SettingField>({
		name: `settings ${settings.tenant}`,
		base: textsIn(settings),
		problemsOf: settingProblems,
	})
	const meetConflict = ({ current, by }: Changed) => {
		setSeen(current)
		const { conflicts } = form.rebase(textsIn(current), by)
		const who = by ?? t('back-office:form.conflictSomeone')
		return Object.keys(conflicts).length === 0 ? t('back-office:form.rebased', { who }) : null
	}
	const problemText = (error: unknown): string | null => {
		if (!(error instanceof ApiError)) return t('failed')
		if (error.code === 'settings_changed') return meetConflict(error.data as Changed)
		if (error.code === 'host_taken') {
			const { host } = error.data as { host: string }
			form.refuse({ hosts: t('hostTaken', { host }) })
			return null
		}
		if (error.code !== 'invalid_model') return t('failed')
		const { fields, others } = refusedSettings(wrongFieldsOf(error) ?? [])
		form.refuse(fields)
		return others.length > 0 ? others.join(' ') : null
	}
	const save = useMutation({
		mutationFn: (sent: SettingsForm['values']) =>
			client.backOffice.settings.update({
				tenant,
				// The logo is no field of the form: where only it is another by now, nothing is overwritten.
				revision: (isSame(textsIn(seen), textsIn(settings)) ? settings : seen).revision,
				...settingsUpdate(sent, form.changed),
			}),
		onSuccess: async (fresh, sent) => {
			setSeen(fresh)
			form.settle(sent, textsIn(fresh))
			await keep(fresh)
			toast(t('saved'))
		},
		onError: (error) => setProblem(problemText(error)),
	})
	return {
		form,
		problem,
		isSaving: save.isPending,
		submit: () => {
			setProblem(null)
			form.touchAll()
			if (form.isReady && !save.isPending) save.mutate(form.values)
		},
		giveUp: () => {
			setProblem(null)
			form.reset()
		},
	}
}
