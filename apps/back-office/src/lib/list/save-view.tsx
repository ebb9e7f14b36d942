// Keeps the list as it stands under a name, or forgets the view that is shown.
import type { SavedView } from '@gabarit/contract'
import { Checkbox, Icon, LinkButton, toast } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../address.ts'
import { AskDialog } from '../form/ask-dialog.tsx'
import { FormText } from '../form/form-fields.tsx'
import { requiredProblem, wrongOnly } from '../form/form-rules.ts'
import { useForm } from '../form/use-form.ts'
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
	const { list } = address
	const form = useForm<'name' | 'shared'>({
		name: `view ${list}`,
		isNew: true,
		base: { name: '', shared: '' },
		longestOf: () => ({ name: longestName }),
		problemsOf: (it) => wrongOnly({ name: requiredProblem(it.name) }),
	})
	const save = useSaveView()
	const name = form.values.name.trim()
	const shared = form.values.shared !== ''
	const replaces = useSavedViews(list).some((view) => view.name === name && view.shared === shared)
	const { hide } = search
	const query = stringifySearch({ ...selectionOf(search), ...(hide && { hide }) }).slice(1)
	const submit = () =>
		save.mutate(
			{ list, name, query, shared },
			{
				onSuccess: () => {
					form.reset()
					toast(t('views.saved', { name }))
					onClose()
				},
			},
		)
	return (
		<AskDialog
			acting={{
				close: onClose,
				problem: save.isError ? t('views.failed') : null,
				busy: save.isPending ? 'save' : null,
			}}
			title={t('views.saveTitle')}
			size="small"
			confirm={t(replaces ? 'views.replace' : 'views.confirm')}
			form={form}
			onSubmit={submit}
		>
			<p>{t('views.saveHint')}</p>
			<FormText
				form={form}
				name="name"
				label={t('views.name')}
				first
				wrong={t('views.nameMissing')}
			/>
			{mayShare ? (
				<Checkbox
					label={t('views.share')}
					checked={shared}
					onChange={(event) => form.set('shared', event.currentTarget.checked ? 'yes' : '')}
				/>
			) : null}
			{replaces ? <p>{t('views.replaces', { name })}</p> : null}
		</AskDialog>
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
