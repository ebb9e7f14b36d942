import { ApiError, largestLogo, type Settings } from '@gabarit/contract'
import { Button, ErrorText, toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { useSettingsPart } from '../settings-context.ts'
import { useKeepSettings } from '../use-settings.ts'
import styles from './logo-part.module.css'

function refusalOf(error: unknown): 'large' | 'unreadable' | 'changed' | 'failed' {
	if (error instanceof TooLarge) return 'large'
	if (!(error instanceof ApiError)) return 'failed'
	if (error.code === 'body_too_large') return 'large'
	if (error.code === 'settings_changed') return 'changed'
	return error.code === 'picture_not_readable' ? 'unreadable' : 'failed'
}

class TooLarge extends Error {}

/** In place at once, beside the form: a picture has no draft. */
export function LogoPart() {
	const { t } = useTranslation('shop')
	const { settings, tenant, writes } = useSettingsPart()
	const keep = useKeepSettings(tenant)
	const input = useRef<HTMLInputElement>(null)
	const done = (text: string) => async (fresh: Settings) => {
		await keep(fresh)
		toast(text)
	}
	const takeCurrent = (problem: Error) => {
		if (refusalOf(problem) === 'changed')
			void keep(((problem as ApiError).data as { current: Settings }).current)
	}
	const send = useMutation({
		mutationFn: (file: File) => {
			if (file.size > largestLogo) throw new TooLarge()
			return client.backOffice.settings.logo({ tenant, revision: settings.revision, file })
		},
		onSuccess: done(t('logo.done')),
		onError: takeCurrent,
	})
	const remove = useMutation({
		mutationFn: () =>
			client.backOffice.settings.removeLogo({ tenant, revision: settings.revision }),
		onSuccess: done(t('logo.removed')),
		onError: takeCurrent,
	})
	const error = send.error ?? remove.error
	return (
		<div className={styles.logo}>
			{settings.logoUrl === null ? (
				<p>{t('logo.none')}</p>
			) : (
				<img src={settings.logoUrl} alt={t('logo.current', { name: settings.companyName })} />
			)}
			{writes ? (
				<div className={styles.ways}>
					<input
						ref={input}
						type="file"
						hidden
						accept="image/png,image/jpeg,image/webp,image/svg+xml"
						aria-label={t('logo.choose')}
						onChange={(event) => {
							const [file] = event.currentTarget.files ?? []
							event.currentTarget.value = ''
							if (file) send.mutate(file)
						}}
					/>
					<Button idle={send.isPending} onClick={() => input.current?.click()}>
						{send.isPending ? t('logo.sending') : t('logo.choose')}
					</Button>
					{settings.logoUrl === null ? null : (
						<Button kind="quiet" idle={remove.isPending} onClick={() => remove.mutate()}>
							{t('logo.remove')}
						</Button>
					)}
				</div>
			) : null}
			{error === null ? null : <ErrorText>{t(`logo.${refusalOf(error)}`)}</ErrorText>}
		</div>
	)
}
