import type { LayoutProposal } from '@gabarit/engine'
import { Modal, Spinner, toast } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../../session/design-context.tsx'
import { keepWants, undo, useSession } from '../../../session/session-store.ts'
import { type KeptWants, usualWants } from '../../../session/wants.ts'
import styles from './inspiration.module.css'
import { ProposalCard } from './proposal-card.tsx'
import { useProposals } from './use-proposals.ts'
import { WantsForm } from './wants-form.tsx'

export function Inspiration(props: { opened: boolean; onClose: () => void }): ReactNode {
	const { opened, onClose } = props
	const { t } = useTranslation('configurator')
	const wants = useSession((state) => state.wants) ?? usualWants
	return (
		<Modal
			title={t('inspiration.title')}
			opened={opened}
			onClose={onClose}
			size="large"
			fixedHeight
		>
			<p>{t('inspiration.intro')}</p>
			<WantsForm wants={wants} onChange={keepWants} />
			<Layouts wants={wants} onTaken={onClose} />
		</Modal>
	)
}

function Layouts({ wants, onTaken }: { wants: KeptWants; onTaken: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const { propose } = useDressingDesign()
	const { state, found } = useProposals(wants)
	const take = ({ configuration }: LayoutProposal) => {
		keepWants(wants)
		propose(configuration)
		onTaken()
		toast(t('inspiration.done'), { undo })
	}
	return (
		<section aria-label={t('inspiration.list')} aria-busy={state === 'looking'}>
			<output className={styles.state}>
				{state === 'looking' && <Spinner />}
				{state === 'failed' && t('inspiration.failed')}
				{state === 'found' &&
					(found.length === 0
						? t('inspiration.none')
						: t('inspiration.found', { count: found.length }))}
			</output>
			<div className={styles.proposals} data-old={state === 'looking' ? '' : undefined}>
				{found.map((proposal, i) => (
					<ProposalCard
						key={JSON.stringify(proposal.bays)}
						proposal={proposal}
						number={i + 1}
						onTake={() => take(proposal)}
					/>
				))}
			</div>
		</section>
	)
}
