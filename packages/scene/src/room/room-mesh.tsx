import type { Furniture, Room } from '@gabarit/engine'
import { memo, useMemo } from 'react'
import { useStage } from '../stage/stage-context.ts'
import { SurfaceMesh } from '../stage/surface-mesh.tsx'
import { ContactShadowMesh } from './contact-shadow-mesh.tsx'
import { roomColors } from './room-colors.ts'
import { roomSurfacesOf } from './room-surfaces.ts'
import type { RoomPlan, Side } from './shown-room.ts'
import { SideWallMesh } from './side-wall-mesh.tsx'

type Props = { room: Room; plan: RoomPlan; furniture: Furniture; near: Record<Side, boolean> }

function RoomMeshOnce({ room, plan, furniture, near }: Props) {
	const { resources } = useStage()
	const surfaces = useMemo(() => roomSurfacesOf(room, plan, furniture), [room, plan, furniture])
	const plain = (color: string) => resources.plain({ color })
	return (
		<>
			<SurfaceMesh material={plain(roomColors.plaster)} surface={surfaces.plaster} />
			<SurfaceMesh material={plain(roomColors.cut)} surface={surfaces.cut} />
			<SurfaceMesh
				material={resources.planks(roomColors.plank, roomColors.plankDark)}
				surface={surfaces.planks}
			/>
			<SurfaceMesh material={plain(roomColors.joint)} surface={surfaces.joint} />
			<SurfaceMesh material={plain(roomColors.painted)} surface={surfaces.painted} />
			<SurfaceMesh material={plain(roomColors.obstacle)} surface={surfaces.obstacle} />
			<SurfaceMesh material={plain(roomColors.flight)} surface={surfaces.flight} />
			<SurfaceMesh material={plain(roomColors.tread)} surface={surfaces.treads} />
			<SideWallMesh near={near.left} side="left" surfaces={surfaces.left} />
			<SideWallMesh near={near.right} side="right" surfaces={surfaces.right} />
			<ContactShadowMesh furniture={furniture} />
		</>
	)
}

export const RoomMesh = memo(RoomMeshOnce)
