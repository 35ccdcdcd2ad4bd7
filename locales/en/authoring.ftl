### What can be wrong with the file of a lesson.

lesson-line = line { $line }: { $reason }
lesson-good = { $file }: the lesson is fine; scenes: { $scenes }, moves to find: { $decisions }
lesson-version = these are directives of version '{ $text }'; this program knows version 1
lesson-directive = there is no directive '{ $text }'
lesson-form = '{ $text }' is incomplete; write it as '{ $form }', with the learner’s own seat where one is named
lesson-in-branch = a branch contains only steps, not '{ $text }'
lesson-else = an 'else' needs a 'want' or a 'look' before it
lesson-also = an 'also' needs a 'want' before it
lesson-before-say = after 'begin' comes a 'say', before any step
lesson-missing = the directive '{ $text }' is missing
lesson-label = there is no branch '{ $text }'
lesson-next = '{ $text }' is wanted here, but the next step is another one
lesson-step = '{ $text }' is not possible here: { $reason }
lesson-also-stuck = after '{ $text }' the lesson cannot go on, in line { $line }: { $reason }
lesson-other = the lesson does not accept it
lesson-hidden = '{ $thing }' cannot be seen here
lesson-no-other = the 'else' has nothing to answer: besides '{ $text }' and what is as good, no move is legal
lesson-any = 'also any' cannot stand at '{ $text }': other players have steps before the next jump
lesson-over = the game is over, so there is no goal left to play for
lesson-not-refused = '{ $text }' is not refused by { $rule }
lesson-no-rule = no rule of this game is numbered { $rule }
lesson-edition = edition { $edition } is not known; a lesson names an edition that is or was built in
lesson-rules = the lesson was written for rules { $rules }; these are rules { $here }
lesson-key = no language has words for '{ $key }'
lesson-long = too long for a bubble, which has fewer than { $longest } characters: '{ $text }'
lesson-seat = there is no seat { $seat }; the record has { $seats } seats
