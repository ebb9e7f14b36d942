import { Button, Disclosure, ErrorText, Modal, toast, useLanguage } from '@gabarit/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../lib/files/copy-text.ts'
import { apiClient, type failureOf } from '../../lib/server/client.ts'
import { showCode } from '../../session/saved/design-code.ts'
import { saveDesign } from '../../session/saved/save-design.ts'
import { renewCode, useSession } from '../../session/session-store.ts'
import layout from '../frame/layout.module.css'
import { useFailureText } from '../frame/use-failure-text.ts'
import styles from './save-design.module.css'
import { ShareLink } from './share-link.tsx'
import { Variant } from './variant.tsx'

type State =
	| { kind: 'saving' }
	| { kind: 'waiting' }
	| { kind: 'saved'; code: string }
	| { kind: 'failed'; why: ReturnType<typeof failureOf> }

type DialogProps = { opened: boolean; onClose: () => void }

export function SaveDesign(props: DialogProps): ReactNode {
	const { t } = useTranslation('configurator')
	return (
		<Modal title={t('save.title')} {...props} size="medium">
			<Saving>{(code) => <Saved code={code} onClose={props.onClose} />}</Saving>
		</Modal>
	)
}

/** What is shared is saved first. */
export function ShareDesign(props: DialogProps): ReactNode {
	const { t } = useTranslation('configurator')
	return (
		<Modal title={t('share.title')} {...props} size="medium">
			<Saving>{(code) => <ShareLink code={code} atOnce />}</Saving>
		</Modal>
	)
}

/** Saves the design first; its children get the code. */
export function Saving({ children }: { children: (code: string) => ReactNode }): ReactNode {
	const { t } = useTranslation('configurator')
	const textOf = useFailureText()
	const language = useLanguage()
	const [state, setState] = useState<State>({ kind: 'saving' })
	const isOpen = useRef(false)
	const save = useCallback(async () => {
		const sending = await saveDesign(apiClient(), language, () => setState({ kind: 'waiting' }))
		if (sending === undefined) {
			toast(t('save.notSent'), { icon: 'warning' })
			return
		}
		setState(sending)
		// A design that waited for the network is saved after its dialog was closed.
		if (!isOpen.current && sending.kind === 'saved')
			toast(t('save.sentLater', { code: showCode(sending.code) }))
	}, [language, t])
	useEffect(() => {
		isOpen.current = true
		// Once each time the dialog opens; a dialog closed at once sends nothing.
		const timer = setTimeout(() => void save())
		return () => {
			isOpen.current = false
			clearTimeout(timer)
		}
	}, [save])
	if (state.kind === 'saving' || state.kind === 'waiting')
		return <output>{t(`save.${state.kind}`)}</output>
	if (state.kind === 'saved') return children(state.code)
	const taken = state.why === 'configuration_code_taken'
	return (
		<div className={layout.stack}>
			<ErrorText>
				{t('save.failed')} {textOf(state.why)}
			</ErrorText>
			<Button
				onClick={() => {
					if (taken) renewCode()
					setState({ kind: 'saving' })
					void save()
				}}
			>
				{t(taken ? 'save.asNew' : 'save.retry')}
			</Button>
		</div>
	)
}

function Saved({ code, onClose }: { code: string; onClose: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const step = useSession((state) => state.step)
	const link = `${location.origin}/configurator?code=${code}`
	return (
		<div className={layout.stack}>
			<p>{t('save.done')}</p>
			<p className={layout.code} data-testid="saved-code">
				{showCode(code)}
			</p>
			<p className={layout.caption}>{t('save.link')}</p>
			<p className={styles.link}>{link}</p>
			<div className={layout.row}>
				<Button icon="copy" onClick={() => void copyText(showCode(code), t('save.codeCopied'))}>
					{t('save.copyCode')}
				</Button>
				<Button icon="link" onClick={() => void copyText(link, t('save.linkCopied'))}>
					{t('save.copyLink')}
				</Button>
			</div>
			<p className={layout.caption}>{t('save.privacy', { step: step ?? '' })}</p>
			<Disclosure title={t('share.title')} facts={t('share.facts')}>
				<ShareLink code={code} />
			</Disclosure>
			<Variant code={code} onClose={onClose} />
		</div>
	)
}
