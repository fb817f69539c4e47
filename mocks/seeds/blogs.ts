import type { Row } from '#backend/memory/table.ts'
import type { Blog } from '#src/contract/blogs/record.ts'
import { commissioningChecklists } from './articles/commissioning-checklists.ts'
import { corrosionUnderInsulation } from './articles/corrosion-under-insulation.ts'
import { hazopBasics } from './articles/hazop-basics.ts'
import { hotTapping } from './articles/hot-tapping.ts'
import { isolation } from './articles/isolation.ts'
import { localContent } from './articles/local-content.ts'
import { motorControlCentres } from './articles/motor-control-centres.ts'
import { tankBunds } from './articles/tank-bunds.ts'
import { dayBefore, daysBefore, type Rows, rowId } from './rows.ts'

export function seed(now: Date): Rows<Blog> {
  const written = (days: number, time: string) => ({
    date: dayBefore(now, days),
    createdAt: daysBefore(now, days, time),
  })
  return [
    {
      _id: rowId('blogs', 1),
      ...hotTapping,
      ...written(9, '10:30'),
      author: { name: 'Ovie Umukoro' },
      coverImage: '/uploads/weld.webp',
      imageUrl: '/uploads/weld.webp',
      isRecentNews: true,
      status: 'published',
    },
    {
      _id: rowId('blogs', 2),
      ...corrosionUnderInsulation,
      ...written(34, '08:15'),
      author: { name: 'Yakubu Mshelia' },
      coverImage: '/uploads/pipe-rack.webp',
      imageUrl: '/uploads/pipe-rack.webp',
      isRecentNews: true,
      status: 'published',
    },
    {
      _id: rowId('blogs', 3),
      ...motorControlCentres,
      ...written(61, '14:45'),
      author: { name: 'Aisha Garba' },
      coverImage: '/uploads/switchgear.webp',
      imageUrl: '/uploads/switchgear.webp',
      isRecentNews: true,
      status: 'published',
    },
    {
      _id: rowId('blogs', 4),
      ...hazopBasics,
      ...written(97, '11:00'),
      author: { name: 'Ngozi Ezeudu' },
      coverImage: '/uploads/control-room.webp',
      imageUrl: '/uploads/control-room.webp',
      isRecentNews: true,
      status: 'published',
    },
    {
      _id: rowId('blogs', 5),
      ...localContent,
      ...written(142, '09:20'),
      // Older articles contain the author as plain text.
      author: 'Blessing Odiri',
      coverImage: '/uploads/project-management.webp',
      isRecentNews: true,
      status: 'published',
    },
    {
      _id: rowId('blogs', 6),
      ...isolation,
      ...written(198, '07:50'),
      author: { name: 'Itoro Ekanem' },
      imageUrl: '/uploads/valve.webp',
      isRecentNews: false,
      status: 'published',
    },
    {
      _id: rowId('blogs', 7),
      ...tankBunds,
      ...written(276, '13:35'),
      author: { name: 'Femi Alabi' },
      coverImage: '/uploads/civil-foundation.webp',
      imageUrl: '/uploads/civil-foundation.webp',
      tags: tankBunds.tags.join(', '),
      isRecentNews: false,
      status: 'published',
    },
    {
      _id: rowId('blogs', 8),
      ...commissioningChecklists,
      ...written(3, '16:10'),
      author: { name: 'Tamuno Briggs' },
      coverImage: '/uploads/blueprints-hard-hat.webp',
      imageUrl: '/uploads/blueprints-hard-hat.webp',
      isRecentNews: true,
      status: 'draft',
    },
  ]
}

/** Records without author and cover, with an unknown status, an unreadable date, and unsafe HTML. */
export const malformedRows: Row[] = [
  {
    _id: rowId('blogs', 9),
    title: 'Untitled <copy of copy>',
    date: 'Tuesday next',
    author: null,
    tags: 404,
    coverImage: 'javascript:alert("cover")',
    description: '<p onclick="alert(1)">Left over from the old website.<script>alert("description")</script>',
    content:
      '<h2>Notes</h2><p>Some text that was never <b>closed<p><a href="javascript:alert(1)">Read on</a><img src=x onerror=alert(1)><iframe src="https://frame.example"></iframe><style>body{display:none}</style>',
    isRecentNews: 'false',
    status: 'scheduled',
    createdAt: null,
  },
]
