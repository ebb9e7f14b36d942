// Keeps the list as it stands under a name, or forgets the view that is shown.
import type { SavedView } from '@gabarit/contract'
import { Button, Checkbox, ErrorText, Icon, LinkButton, Modal, TextField, toast } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../address.ts'
import { useSession } from '../session.ts'
import { type ListAddress, type ListSearch, selectionOf } from './list-address.ts'
import { useRemoveView, useSavedViews, useSaveView } from './own-lists.ts'
import styles from './save-view.module.css'

type Props = { address: ListAddress; search: ListSearch; current: SavedView | undefined }

const longestName = 60

export function SaveView({ address, search, current }: Props) {
	const { t } = useTranslation('back-office')
	const [asking, setAsking] = useState(false)
	const mayShare = useMayShare()
	const isReady = Object.keys(selectionOf(search)).every((key) => key === 'view')
	if (current) return current.shared && !mayShare ? null : <Forget view={current} />
	if (isReady) return null
	return (
		<>
			<LinkButton
				className={styles.save}
				size="small"
				tone="soft"
				touch
				onClick={() => setAsking(true)}
			>
				{t('views.save')}
			</LinkButton>
			{asking ? (
				<SaveDialog
					address={address}
					search={search}
					mayShare={mayShare}
					onClose={() => setAsking(false)}
				/>
			) : null}
		</>
	)
}

/** Views of the shop are written by its administrators. */
function useMayShare(): boolean {
	const account = useSession()?.account
	return account?.isAdmin === true || account?.customerType === 'ResellerAdmin'
}

type DialogProps = Omit<Props, 'current'> & { mayShare: boolean; onClose: () => void }

function SaveDialog({ address, search, mayShare, onClose }: DialogProps) {
	const { t } = useTranslation('back-office')
	const [name, setName] = useState('')
	const [shared, setShared] = useState(false)
	const [touched, setTouched] = useState(false)
	const save = useSaveView()
	const typed = name.trim()
	const { list } = address
	const replaces = useSavedViews(list).some((view) => view.name === typed && view.shared === shared)
	const missing = typed === ''
	const { hide } = search
	const query = stringifySearch({ ...selectionOf(search), ...(hide && { hide }) }).slice(1)
	const submit = () => {
		setTouched(true)
		if (missing) return
		save.mutate(
			{ list, name: typed, query, shared },
			{
				onSuccess: () => {
					toast(t('views.saved', { name: typed }))
					onClose()
				},
			},
		)
	}
	return (
		<Modal opened onClose={onClose} title={t('views.saveTitle')} size="small">
			<form
				noValidate
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault()
					submit()
				}}
			>
				<p>{t('views.saveHint')}</p>
				<TextField
					label={t('views.name')}
					required
					value={name}
					maxLength={longestName}
					error={touched && missing ? t('views.nameMissing') : undefined}
					onChange={(event) => setName(event.currentTarget.value)}
				/>
				{mayShare ? (
					<Checkbox
						label={t('views.share')}
						checked={shared}
						onChange={(event) => setShared(event.currentTarget.checked)}
					/>
				) : null}
				{replaces ? <p>{t('views.replaces', { name: typed })}</p> : null}
				{save.isError ? <ErrorText>{t('views.failed')}</ErrorText> : null}
				<div className={styles.answers}>
					<Button kind="quiet" onClick={onClose}>
						{t('dialog.cancel')}
					</Button>
					<Button kind="primary" type="submit" idle={save.isPending}>
						{t(replaces ? 'views.replace' : 'views.confirm')}
					</Button>
				</div>
			</form>
		</Modal>
	)
}

function Forget({ view }: { view: SavedView }) {
	const { t } = useTranslation('back-office')
	const remove = useRemoveView()
	const save = useSaveView()
	const { name } = view
	const forget = () =>
		remove.mutate(view, {
			onSuccess: () => toast(t('views.removed', { name }), { undo: () => save.mutate(view) }),
		})
	return (
		<button
			type="button"
			className={styles.forget}
			aria-label={t('views.remove', { name })}
			onClick={forget}
		>
			<Icon name="trash" size={16} />
		</button>
	)
}
