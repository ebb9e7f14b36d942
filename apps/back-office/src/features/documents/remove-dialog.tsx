import type { ShopFile } from '@gabarit/contract'
import { Button, ErrorText, Modal } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { isLegal, useRemove, useUploadProblem } from './use-shop-files.ts'

type Props = { file: ShopFile; onClose: () => void }

export function RemoveDialog({ file, onClose }: Props) {
	const { t } = useTranslation('papers')
	const remove = useRemove(onClose)
	const problemOf = useUploadProblem()
	const { id, fileName, version, inForce, kind } = file
	return (
		<Modal
			opened
			size="small"
			title={t('removeOf', { fileName, version })}
			onClose={onClose}
			footer={
				<>
					<Button kind="quiet" data-autofocus onClick={onClose}>
						{t('keep')}
					</Button>
					<Button kind="danger" idle={remove.isPending} onClick={() => remove.mutate(id)}>
						{t('remove')}
					</Button>
				</>
			}
		>
			<p>{t(isLegal(kind) && inForce ? 'removeInForce' : 'removeText')}</p>
			{remove.isError ? (
				<p role="alert">
					<ErrorText>{problemOf(remove.error).text}</ErrorText>
				</p>
			) : null}
		</Modal>
	)
}
