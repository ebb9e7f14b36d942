import { Button, ErrorText, Modal, toast, useFormats } from '@gabarit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReset } from '../../session/reset-store.ts'
import { keepOurs, takeTheirs } from '../../session/saved/autosave.ts'
import { startOver } from '../../session/saved/entry.ts'
import { openDesign, useConfiguration, useSession } from '../../session/session-store.ts'
import { type Kind, kindOf, otherKinds } from '../type/kind.ts'

export function SessionModals(): ReactNode {
	return (
		<>
			<ResetModal />
			<ConflictModal />
			<Notice />
		</>
	)
}

function ResetModal(): ReactNode {
	const { t } = useTranslation('configurator')
	const asked = useReset((state) => state.asked)
	const kind = kindOf(useConfiguration())
	const close = () => useReset.setState({ asked: false })
	return (
		<Modal
			title={t('reset.title')}
			opened={asked}
			onClose={close}
			size="small"
			footer={
				<>
					<Button onClick={close}>{t('reset.stay')}</Button>
					<Button
						kind="primary"
						onClick={() => {
							startOver()
							location.assign(addressOf(kind))
						}}
					>
						{t('reset.start')}
					</Button>
				</>
			}
		>
			<p>{t('reset.text')}</p>
		</Modal>
	)
}

/** Where a new design of the same kind begins. */
function addressOf(kind: Kind): string {
	const type = otherKinds.find((other) => other === kind)
	return type === undefined ? '/configurator' : `/configurator?type=${type}`
}

function ConflictModal(): ReactNode {
	const { t } = useTranslation('configurator')
	const conflict = useSession((state) => state.saving.state === 'conflict')
	const { take, keep, busy, failed } = useChosenTab()
	return (
		<Modal
			title={t('conflict.title')}
			opened={conflict}
			onClose={keep}
			size="small"
			withoutClose
			footer={
				<>
					<Button onClick={keep}>{t('conflict.ours')}</Button>
					<Button kind="primary" idle={busy} aria-busy={busy} onClick={take}>
						{t('conflict.theirs')}
					</Button>
				</>
			}
		>
			<p>{t('conflict.text')}</p>
			{failed && (
				<div role="alert">
					<ErrorText>{t('conflict.failed')}</ErrorText>
				</div>
			)}
		</Modal>
	)
}

/** The other tab's design may be of a kind that is still to be loaded. */
function useChosenTab() {
	const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
	const take = () => {
		if (state === 'busy') return
		setState('busy')
		takeTheirs().then(
			() => setState('idle'),
			() => setState('failed'),
		)
	}
	const keep = () => {
		setState('idle')
		keepOurs()
	}
	return { take, keep, busy: state === 'busy', failed: state === 'failed' }
}

function Notice(): ReactNode {
	const { t } = useTranslation('configurator')
	const { time } = useFormats()
	const notice = useSession((state) => state.notice)
	useEffect(() => {
		if (notice?.kind === 'restored') {
			toast(t('notice.restored', { time: time(notice.savedAt) }))
		} else if (notice?.kind === 'newCode') {
			toast(t('notice.frozen'), { icon: 'info' })
		} else if (notice?.kind === 'differs') {
			const open = () => openDesign(notice.design)
			toast(t('notice.differs'), { undo: open, undoLabel: t('notice.openSaved') })
		} else return
		useSession.setState({ notice: null })
	}, [notice, t, time])
	return null
}
