CREATE TABLE "poll_words" (
	"poll_id" integer NOT NULL,
	"question" integer NOT NULL,
	"part" text NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "poll_words_poll_id_question_part_pk" PRIMARY KEY("poll_id","question","part")
);
--> statement-breakpoint
ALTER TABLE "poll_words" ADD CONSTRAINT "poll_words_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand: free words of polls from before get their place, one part a question, and leave the row that was written anew with
-- each answer. Parts that are too long are divided by the next answer.
insert into poll_words (poll_id, question, part, people, texts)
select
	polls.id,
	(asked.question ->> 'id')::integer,
	'',
	coalesce(jsonb_array_length(poll_groups.texts -> (asked.question ->> 'id')), 0),
	coalesce((
		select jsonb_agg(jsonb_build_array(counted.word, counted.people) order by counted.word collate "C")
		from (
			select written.word, count(*) as people
			from jsonb_array_elements_text(poll_groups.texts -> (asked.question ->> 'id')) as written (word)
			group by written.word
		) as counted
	), '[]'::jsonb)
from polls
join poll_groups on poll_groups.poll_id = polls.id and poll_groups.department_id = ''
cross join jsonb_array_elements(polls.questions) as asked (question);
--> statement-breakpoint
update poll_groups set texts = '{}'::jsonb where texts <> '{}'::jsonb;
