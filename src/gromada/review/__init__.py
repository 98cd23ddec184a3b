"""Review: a finished game judged move by move; what was chosen, what would have been better, and what luck did.

    from gromada.core.record import read_record
    from gromada.review.reviewing import review

    found = review(read_record(text), processes=2)
    found.costly                                   # the decisions that lost most, by their index
    found.curve[40].chance                         # the chance of each seat to win before move 41

`result.py` has what a review says, `judging.py` how one moment is judged (in any process), `reviewing.py` the whole,
`keeping.py` where it is kept so that it is done once, `telling.py` and `page.py` the same in words and as a page.
"""
