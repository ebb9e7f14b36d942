import { ApiError, type Settings } from '@gabarit/contract'
import { Button, ErrorText, toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { useSettingsPart } from '../settings-context.ts'
import { useKeepSettings } from '../use-settings.ts'
import styles from './logo-part.module.css'

function refusalOf(error: unknown): 'large' | 'unreadable' | 'changed' | 'failed' {
	if (!(error instanceof ApiError)) return 'failed'
	if (error.code === 'body_too_large') return 'large'
	if (error.code === 'settings_changed') return 'changed'
	return error.code === 'picture_not_readable' ? 'unreadable' : 'failed'
}

function useLogo() {
	const { t } = useTranslation('shop')
	const { settings, tenant, logo } = useSettingsPart()
	const { revision } = settings
	const keep = useKeepSettings(tenant)
	const done = (text: string) => async (fresh: Settings) => {
		await keep(fresh)
		logo.forget()
		toast(text)
	}
	const takeCurrent = (problem: Error) => {
		if (refusalOf(problem) === 'changed')
			void keep(((problem as ApiError).data as { current: Settings }).current)
	}
	const save = useMutation({
		mutationFn: (file: File) => client.backOffice.settings.logo({ tenant, revision, file }),
		onSuccess: done(t('logo.done')),
		onError: takeCurrent,
	})
	const remove = useMutation({
		mutationFn: () => client.backOffice.settings.removeLogo({ tenant, revision }),
		onSuccess: done(t('logo.removed')),
		onError: takeCurrent,
	})
	const error = save.error ?? remove.error
	const problem = logo.chosen?.problem ?? (error === null ? null : refusalOf(error))
	return { save, remove, problem }
}

/** Looked at first, in the shop in small, then saved, beside the form: a picture has no draft. */
export function LogoPart() {
	const { t } = useTranslation('shop')
	const { settings, writes, logo } = useSettingsPart()
	const { save, remove, problem } = useLogo()
	const { chosen } = logo
	const choose = (file: File) => {
		save.reset()
		remove.reset()
		logo.choose(file)
	}
	return (
		<div className={styles.logo}>
			{chosen !== null && chosen.problem === null ? (
				<>
					<img
						src={chosen.url}
						alt={t('logo.chosen', { file: chosen.file.name })}
						onError={logo.refuse}
					/>
					<p>{t('logo.notYet', { file: chosen.file.name })}</p>
				</>
			) : settings.logoUrl === null ? (
				<p>{t('logo.none')}</p>
			) : (
				<img src={settings.logoUrl} alt={t('logo.current', { name: settings.companyName })} />
			)}
			{writes ? (
				<div className={styles.ways}>
					{chosen !== null && chosen.problem === null ? (
						<Button kind="primary" idle={save.isPending} onClick={() => save.mutate(chosen.file)}>
							{save.isPending ? t('logo.sending') : t('logo.save')}
						</Button>
					) : null}
					<FileButton onFile={choose} />
					{chosen !== null ? (
						<Button kind="quiet" idle={save.isPending} onClick={logo.forget}>
							{t('logo.keep')}
						</Button>
					) : settings.logoUrl === null ? null : (
						<Button kind="quiet" idle={remove.isPending} onClick={() => remove.mutate()}>
							{t('logo.remove')}
						</Button>
					)}
				</div>
			) : null}
			{problem === null ? null : <ErrorText>{t(`logo.${problem}`)}</ErrorText>}
		</div>
	)
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
	const { t } = useTranslation('shop')
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<input
				ref={input}
				type="file"
				hidden
				accept="image/png,image/jpeg,image/webp,image/svg+xml"
				aria-label={t('logo.choose')}
				onChange={(event) => {
					const [file] = event.currentTarget.files ?? []
					event.currentTarget.value = ''
					if (file) onFile(file)
				}}
			/>
			<Button onClick={() => input.current?.click()}>{t('logo.choose')}</Button>
		</>
	)
}
